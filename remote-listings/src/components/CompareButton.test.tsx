import { act, render, screen } from '@testing-library/react';
import { toggleCompared } from '../data/preferences/changePreferences';
import { CompareButton } from './CompareButton';

test('what is compared is drawn anew, the other listings of the page are not', () => {
  const drawn: string[] = [];
  const draw = ({ label, on }: { label: string; on: boolean }) => {
    drawn.push(label);
    return <button aria-pressed={on}>{label}</button>;
  };
  render(
    <>
      {['one', 'two'].map((id) => (
        <CompareButton key={id} listing={{ id, title: id }} render={draw} />
      ))}
    </>,
  );
  drawn.length = 0;
  act(() => void toggleCompared('one'));
  expect(drawn).toEqual(['Scoateți din comparație: one']);
  expect(screen.getByRole('button', { name: 'Comparați: two', pressed: false })).toBeVisible();
});
