import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category } from '@anunturi/shared-domain/listing/category';
import { sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { countListings, mergeCategories } from '../data/categoryActs';
import { readCategories } from '#data/categories/readCategories';
import { CategoriesScreen } from '../CategoriesScreen';

jest.mock('../data/categoryActs');
jest.mock('#data/categories/readCategories');

const tyres: Category = { ...sampleCategory, id: 'vulcanizare', label: 'Vulcanizare', order: 1 };
const repairs: Category = { ...sampleCategory, id: 'mecanica', label: 'Mecanică', order: 2 };
const mergedTyres: Category = { ...tyres, active: false, mergedInto: 'mecanica' };

const rowOf = (label: string) =>
  screen.getByRole('button', { name: `Mutați ${label}` }).closest('li')!;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(all: Category[]) {
  jest.mocked(readCategories).mockResolvedValue(all);
  render(
    <NavProvider nav={fakeNav({ path: '/admin/categorii' })}>
      <CategoriesScreen />
    </NavProvider>,
  );
  await wait(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  forgetLoaded();
});
afterEach(() => jest.useRealTimers());

test('listings that move while the categories are read again are counted where they went', async () => {
  const stored = { vulcanizare: 1, mecanica: 1 };
  let isMerged = false;
  jest.mocked(countListings).mockImplementation(async (id) => {
    const count = stored[id as 'mecanica'];
    if (isMerged && id === 'mecanica') Object.assign(stored, { vulcanizare: 0, mecanica: 2 }); // just too late for this answer
    return count;
  });
  jest.mocked(mergeCategories).mockImplementation(async () => void (isMerged = true));
  await show([tyres, repairs]);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(within(rowOf('Vulcanizare')).getAllByText('Uniți cu alta…')[0]!);
  const merge = within(screen.getByRole('alertdialog'));
  await user.selectOptions(merge.getByLabelText('Cu categoria'), 'Mecanică');
  let arrive = (_all: Category[]) => {};
  jest.mocked(readCategories).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await user.click(merge.getByRole('button', { name: 'Uniți categoriile' }));
  await wait(0);
  arrive([mergedTyres, repairs]);
  await wait(10_000);
  expect(rowOf('Vulcanizare')).toHaveTextContent('0 anunțuri');
  expect(rowOf('Mecanică')).toHaveTextContent('2 anunțuri');
});

test('a count that takes long is waited for, not asked for anew before it is answered', async () => {
  jest.mocked(countListings).mockResolvedValue(1);
  await show([mergedTyres, repairs]);
  let answer = (_count: number) => {};
  jest.mocked(countListings).mockReset();
  jest
    .mocked(countListings)
    .mockImplementation((id) =>
      id === 'mecanica' ? Promise.resolve(2) : new Promise((resolve) => (answer = resolve)),
    );
  await wait(9000);
  expect(jest.mocked(countListings).mock.calls).toEqual([['vulcanizare']]);
  answer(0);
  await wait(0);
  expect(rowOf('Vulcanizare')).toHaveTextContent('0 anunțuri');
  expect(rowOf('Mecanică')).toHaveTextContent('2 anunțuri');
});
