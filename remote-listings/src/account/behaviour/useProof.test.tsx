import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { proveIdentity } from '@anunturi/shared-auth/proveIdentity';
import { useProof } from './useProof';

jest.mock('@anunturi/shared-auth/proveIdentity');

function Act({ act }: { act: () => Promise<void> }) {
  const { prove, dialog } = useProof();
  return (
    <>
      <button onClick={() => void prove(act)}>Descărcați</button>
      {dialog}
    </>
  );
}

test('an act that wants the password of the last minutes is done after it, once', async () => {
  const act = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new MarketError('recentSignInNeeded'))
    .mockResolvedValue();
  render(<Act act={act} />);
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați' }));
  await userEvent.type(await screen.findByLabelText('Parola'), 'tramvai verde');
  await userEvent.click(screen.getByRole('button', { name: 'Continuați' }));
  expect(proveIdentity).toHaveBeenCalledWith('tramvai verde');
  expect(act).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who gives up leaves everything as it was', async () => {
  const act = jest.fn().mockRejectedValue(new MarketError('recentSignInNeeded'));
  render(<Act act={act} />);
  await userEvent.click(screen.getByRole('button', { name: 'Descărcați' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Renunțați' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
