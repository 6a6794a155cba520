import { act, fireEvent, render, screen } from '@testing-library/react';
import { AccountSection } from './AccountSection';

test('a part of the profile asks for nothing before it is opened, and keeps what was typed when it is closed', () => {
  const mounted = jest.fn();
  function Asks() {
    mounted();
    return <input aria-label="Parola actuală" />;
  }
  render(
    <AccountSection title="Parolă" lead="După schimbare, celelalte dispozitive sunt delogate.">
      <Asks />
    </AccountSection>,
  );
  expect(mounted).not.toHaveBeenCalled();
  const details = screen.getByRole('heading', { name: 'Parolă' }).closest('details')!;
  // jsdom opens no details by their summary in time: what opens them is the browser's.
  const turn = (open: boolean) =>
    act(() => {
      details.open = open;
      details.dispatchEvent(new Event('toggle'));
    });
  turn(true);
  fireEvent.change(screen.getByLabelText('Parola actuală'), { target: { value: 'scris' } });
  turn(false);
  turn(true);
  expect(screen.getByLabelText('Parola actuală')).toHaveValue('scris');
});
