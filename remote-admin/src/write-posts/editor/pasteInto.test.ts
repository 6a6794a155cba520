import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { refuseMedia, toPastedText } from './pasteInto';

const said: string[] = [];
beforeAll(() => void subscribeToToasts(({ text }: Toast) => said.push(text)));
beforeEach(() => void (said.length = 0));
const dropped = (...files: File[]) => ({ files }) as unknown as DataTransfer;

test('a video in a pasted text is named, and its words stay', () => {
  expect(
    toPastedText('<p>Vedeți:</p><iframe src="https://www.youtube.com/embed/x"></iframe>'),
  ).toBe('<p>Vedeți:</p>');
  expect(said).toEqual([
    '1 videoclip sau sunet nu a fost preluat (youtube.com): puneți în text o legătură spre el.',
  ]);
});

test('a video that is dropped as a file is named, and a picture is not its affair', () => {
  expect(refuseMedia(dropped(new File(['x'], 'film.mp4', { type: 'video/mp4' })))).toBe(true);
  expect(said[0]).toContain('(film.mp4)');
  expect(refuseMedia(dropped(new File(['x'], 'a.png', { type: 'image/png' })))).toBe(false);
  expect(refuseMedia(null)).toBe(false);
  expect(said).toHaveLength(1);
});
