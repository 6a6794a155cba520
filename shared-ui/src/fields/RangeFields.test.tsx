import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeFields, type RangeFieldsProps } from './RangeFields';

const commit = jest.fn();
beforeEach(() => commit.mockReset());

function Price(more: Partial<RangeFieldsProps>) {
  const [range, setRange] = useState({ from: '', to: '' });
  const given = { value: range, onChange: setRange, onCommit: commit };
  return <RangeFields label="Preț" {...given} {...more} />;
}

test('a range is typed as people write, and is digits when it is left', async () => {
  render(<Price unit="€" />);
  await userEvent.type(screen.getByLabelText('până la (€)'), '12.000 lei');
  await userEvent.tab();
  expect(commit).toHaveBeenLastCalledWith({ from: '', to: '12000' });
  expect(screen.getByLabelText('până la (€)')).toHaveValue('12000');
});

test.each([
  ['9.750,00', '9750'],
  ['9750.50', '9750'],
  ['12,500', '12500'],
  ['1 250', '1250'],
])('an end typed as %s is %s', async (typed, digits) => {
  render(<Price />);
  await userEvent.type(screen.getByLabelText('de la'), `${typed}{Enter}`);
  expect(commit).toHaveBeenLastCalledWith({ from: digits, to: '' });
});

test.each(['-5', '1e5', 'ieftin'])('"%s" is no number: it stays, with an error', async (typed) => {
  render(<Price />);
  const least = screen.getByLabelText('de la');
  await userEvent.type(least, typed);
  expect(least).toBeValid();
  await userEvent.tab();
  expect(least).toHaveValue(typed);
  expect(least).toHaveAccessibleDescription('Scrieți un număr întreg, de exemplu 12.500.');
  expect(commit).not.toHaveBeenCalled();
});

test('a number pasted into a range is not cut: what is too long stays, with an error, and is not searched', async () => {
  render(<Price maxLength={8} />);
  const most = screen.getByLabelText('până la');
  await userEvent.click(most);
  await userEvent.paste('12.500.000 lei');
  expect(most).toHaveValue('12.500.000 lei');
  await userEvent.clear(most);
  await userEvent.paste('1.250.000.000 lei');
  expect(most).toHaveValue('1.250.000.000 lei');
  expect(most).toHaveAccessibleDescription('Scrieți cel mult 8 cifre.');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(commit).not.toHaveBeenCalled();
});
