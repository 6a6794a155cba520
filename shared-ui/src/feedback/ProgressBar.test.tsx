import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

test('how far a work is, is read out in quarters; of one among many not at all', () => {
  const { rerender } = render(<ProgressBar label="Se trimite" value={0.1} />);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  for (const [value, words] of [
    [0.25, '25%'],
    [0.49, '25%'],
    [0.5, '50%'],
    [1, '100%'],
  ] as const) {
    rerender(<ProgressBar label="Se trimite" value={value} />);
    expect(said()).toBe(words);
  }
  rerender(<ProgressBar label="Se trimite" value={0.5} quiet />);
  expect(screen.queryByRole('status')).toBeNull();
});
