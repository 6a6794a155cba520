import { act, render, screen } from '@testing-library/react';
import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import type { PhotoItem } from '../domain/photoItem';
import { PublishProgress } from './PublishProgress';

test('of uploads that go by hundredths, a quarter at a time is read out', () => {
  const photos = createStore<readonly PhotoItem[]>([]);
  const show = (progress: number) =>
    photos.set([
      { id: 'a', name: 'a.jpg', state: 'stored' },
      { id: 'b', name: 'b.jpg', state: 'uploading', progress },
    ]);
  show(0);
  const uploads = { subscribe: photos.subscribe, current: photos.get } as unknown as PhotoUploads;
  render(<PublishProgress uploads={uploads} saving={false} onCancel={() => {}} />);
  const said = new Set<string | null>();
  for (let percent = 0; percent <= 100; percent += 1) {
    act(() => show(percent / 100));
    said.add(screen.getByRole('status').textContent);
  }
  expect([...said]).toEqual(['50%', '75%', '100%']);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
