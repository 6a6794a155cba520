import { act, render, screen } from '@testing-library/react';
import { clearCompared, toggleCompared } from '#data/preferences/changePreferences';
import { CompareButton } from './CompareButton';

test('what is compared is rendered anew, the other listings of the page are not', () => {
  const rendered: string[] = [];
  const renderToggle = ({ label, on }: { label: string; on: boolean }) => {
    rendered.push(label);
    return <button aria-pressed={on}>{label}</button>;
  };
  render(
    <>
      {['one', 'two'].map((id) => (
        <CompareButton
          key={id}
          listing={{ id, categoryId: 'autoturisme', title: id }}
          render={renderToggle}
        />
      ))}
    </>,
  );
  rendered.length = 0;
  act(() => void toggleCompared({ id: 'one', categoryId: 'autoturisme' }));
  expect(rendered).toEqual(['Scoateți din comparație: one']);
  expect(screen.getByRole('button', { name: 'Comparați: two', pressed: false })).toBeVisible();
});

test('what is of another category is refused, until the comparison is empty', () => {
  clearCompared();
  expect(toggleCompared({ id: 'car', categoryId: 'autoturisme' })).toBe('taken');
  expect(toggleCompared({ id: 'tyres', categoryId: 'anvelope-si-jante' })).toBe('other');
  expect(toggleCompared({ id: 'car', categoryId: 'autoturisme' })).toBe('left');
  expect(toggleCompared({ id: 'tyres', categoryId: 'anvelope-si-jante' })).toBe('taken');
  clearCompared();
});
