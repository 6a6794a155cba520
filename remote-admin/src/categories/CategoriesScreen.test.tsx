import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category } from '@anunturi/shared-domain/listing/category';
import { sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import {
  changeCategory,
  countListings,
  mergeCategories,
  orderCategories,
} from './data/categoryActs';
import { readCategories } from '#data/categories/readCategories';
import { CategoriesScreen } from './CategoriesScreen';

jest.mock('./data/categoryActs');
jest.mock('#data/categories/readCategories');

const category = (
  id: string,
  label: string,
  order: number,
  more: Partial<Category> = {},
): Category => ({ ...sampleCategory, id, label, order, ...more });
const all = [
  category('autoturisme', 'Autoturisme', 1),
  category('electrice', 'Electrice', 2),
  category('de-oras', 'De oraș', 3, { parentId: 'autoturisme' }),
  category('clasice', 'Clasice', 4, { active: false, mergedInto: 'electrice' }),
  category('tractari', 'Tractări', 1, { kind: 'service', shape: 'service' }),
];

beforeEach(async () => {
  forgetLoaded();
  jest.mocked(readCategories).mockResolvedValue(all);
  jest.mocked(countListings).mockImplementation(async (id) => (id === 'electrice' ? 0 : 12));
  render(
    <NavProvider nav={fakeNav({ path: '/admin/categorii' })}>
      <CategoriesScreen />
    </NavProvider>,
  );
  await screen.findByRole('region', { name: 'Vehicule' });
});

test('a category below another one stands below it', () => {
  const parent = screen.getByRole('button', { name: 'Mutați Autoturisme' }).closest('li')!;
  expect(within(parent).getByRole('button', { name: 'Mutați De oraș' })).toBeInTheDocument();
});

test('a button moves a category up, among those of its kind', async () => {
  expect(screen.getByRole('button', { name: 'Mutați Autoturisme mai sus' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Mutați Electrice mai sus' }));
  expect(jest.mocked(orderCategories).mock.calls[0]![0].map(({ id }) => id)).toEqual([
    'electrice',
    'autoturisme',
    'clasice',
  ]);
});

test('two moves in a row are saved one after the other, and the first answer does not undo the second', async () => {
  const saved: (() => void)[] = [];
  const save = () => new Promise<void>((resolve) => saved.push(resolve));
  jest.mocked(orderCategories).mockReset().mockImplementation(save);
  jest.mocked(readCategories).mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Mutați Clasice mai sus' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mutați Clasice mai sus' }));
  expect(saved).toHaveLength(1);
  saved[0]!();
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(readCategories).not.toHaveBeenCalled();
  saved[1]!();
  await waitFor(() => expect(readCategories).toHaveBeenCalledTimes(1));
  expect(jest.mocked(orderCategories).mock.lastCall![0].map(({ id }) => id)).toEqual([
    'clasice',
    'autoturisme',
    'electrice',
  ]);
});

test('an undo waits for what is being saved, and only then the order is read again', async () => {
  const saved: (() => void)[] = [];
  const save = () => new Promise<void>((resolve) => saved.push(resolve));
  jest.mocked(orderCategories).mockReset().mockImplementation(save);
  jest.mocked(readCategories).mockClear();
  const orders = () =>
    jest.mocked(orderCategories).mock.calls.map(([all]) => all.map(({ id }) => id)[0]);
  const undos: (() => void)[] = [];
  const stop = subscribeToToasts(({ undo }) => undo && undos.push(undo));
  await userEvent.click(screen.getByRole('button', { name: 'Mutați Electrice mai sus' }));
  saved[0]!();
  await waitFor(() => expect(readCategories).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Mutați Clasice mai sus' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  await act(async () => undos[0]!());
  expect(saved).toHaveLength(2);
  saved[1]!();
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(readCategories).toHaveBeenCalledTimes(1);
  saved[2]!();
  await waitFor(() => expect(readCategories).toHaveBeenCalledTimes(2));
  expect(orders().at(-1)).toBe('autoturisme');
  stop();
});

test('a category with listings cannot be taken out of use: it is united with one of the same form', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Acțiuni pentru Autoturisme' }));
  await userEvent.click(
    within(screen.getByRole('button', { name: 'Mutați Autoturisme' }).closest('li')!).getAllByText(
      'Scoateți din folosință…',
    )[0]!,
  );
  const question = screen.getByRole('alertdialog', { name: '„Autoturisme” are 12 anunțuri' });
  expect(question).toHaveTextContent('se numără și cele șterse de curând');
  await userEvent.click(within(question).getByRole('button', { name: 'Uniți cu alta…' }));
  expect(changeCategory).not.toHaveBeenCalled();
  const merge = screen.getByRole('alertdialog', { name: 'Uniți „Autoturisme” cu alta?' });
  expect(within(merge).queryByRole('option', { name: 'Tractări' })).toBeNull();
  await userEvent.selectOptions(within(merge).getByLabelText('Cu categoria'), 'Electrice');
  await userEvent.click(within(merge).getByRole('button', { name: 'Uniți categoriile' }));
  expect(jest.mocked(mergeCategories).mock.calls[0]!.slice(0, 2)).toMatchObject([
    { id: 'autoturisme' },
    { id: 'electrice' },
  ]);
});

test('a merge that has not ended stands in sight and can be asked for again', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Continuați unirea' }));
  const merge = within(
    screen.getByRole('alertdialog', { name: 'Continuați unirea categoriei „Clasice”?' }),
  );
  expect(merge.getByLabelText('Cu categoria')).toHaveValue('electrice');
  await userEvent.click(merge.getByRole('button', { name: 'Uniți categoriile' }));
  expect(jest.mocked(mergeCategories).mock.lastCall!.slice(0, 2)).toMatchObject([
    { id: 'clasice' },
    { id: 'electrice' },
  ]);
});

test('the category that listings go to is counted when those of the merged one are gone', async () => {
  let leave = () => {};
  const gone = new Promise<number>((resolve) => (leave = () => resolve(0)));
  await userEvent.click(await screen.findByRole('button', { name: 'Continuați unirea' }));
  jest.mocked(countListings).mockReset();
  jest
    .mocked(countListings)
    .mockImplementation((id) => (id === 'clasice' ? gone : Promise.resolve(2)));
  await userEvent.click(screen.getByRole('button', { name: 'Uniți categoriile' }));
  expect(jest.mocked(countListings).mock.calls).toEqual([['clasice']]);
  leave();
  await waitFor(() => expect(countListings).toHaveBeenCalledWith('electrice'));
});
