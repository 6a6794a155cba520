import { preparePhoto } from './preparePhoto';

const decoded = { width: 4032, height: 3024 };
const work = jest.fn();
const heicTo = jest.fn(async (_order: { type: string }) => decoded);
jest.mock('./workOnPhoto', () => ({ workOnPhoto: (photo: unknown) => work(photo) }));
jest.mock('heic-to/csp', () => ({ heicTo: (order: { type: string }) => heicTo(order) }));

const iPhonePhoto = new File(['pixels'], 'IMG_0001.HEIC');
const prepared = { width: 1600, height: 1200 };

test("an iPhone's photo that the browser cannot read is drawn from its pixels", async () => {
  work.mockImplementation(async (photo) => {
    if (photo === iPhonePhoto) throw new Error('no picture');
    return prepared;
  });
  expect(await preparePhoto(iPhonePhoto)).toBe(prepared);
  expect(work.mock.lastCall).toEqual([decoded]);
  expect(heicTo.mock.lastCall![0].type).toBe('bitmap');
});

test("an iPhone's photo of too many pixels is refused for them, decoded by whomever", async () => {
  work.mockImplementation(async (photo) => {
    throw new Error(photo === iPhonePhoto ? 'no picture' : 'too many pixels');
  });
  await expect(preparePhoto(iPhonePhoto)).rejects.toMatchObject({ code: 'tooLarge' });
  work.mockRejectedValue(new Error('too many pixels'));
  heicTo.mockClear();
  await expect(preparePhoto(iPhonePhoto)).rejects.toMatchObject({ code: 'tooLarge' });
  expect(heicTo).not.toHaveBeenCalled();
});

test('a damaged photo is told apart from an iPhone one that nobody can read', async () => {
  work.mockRejectedValue(new Error('no picture'));
  await expect(preparePhoto(new File(['x'], 'a.jpg'))).rejects.toThrow('Poate este deteriorată.');
  heicTo.mockRejectedValueOnce(new Error('no HEIF'));
  await expect(preparePhoto(iPhonePhoto)).rejects.toThrow('Salvați-o ca JPEG');
});
