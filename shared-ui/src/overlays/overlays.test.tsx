import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Menu } from '../actions/Menu';
import { Tabs } from '../navigation/Tabs';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deschideți</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtre">
        <p>Conținut</p>
      </Dialog>
    </>
  );
}

test('a dialog opens with its title in focus and closes by button, Escape and a click beside it', async () => {
  render(<Page />);
  const open = () =>
    userEvent.click(screen.getByRole('button', { name: 'Deschideți', hidden: true }));
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Filtre' });
  expect(screen.getByRole('heading', { name: 'Filtre' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Închideți' }));
  expect(dialog).not.toHaveAttribute('open');
  await open();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).not.toHaveAttribute('open');
  await open();
  fireEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

test('a confirmation names what goes, offers the safe answer first and acts once', async () => {
  const confirm = jest.fn();
  const view = (busy: boolean) => (
    <ConfirmDialog
      open
      busy={busy}
      title="Ștergeți anunțul?"
      confirmLabel="Ștergeți anunțul"
      onConfirm={confirm}
      onCancel={() => undefined}
    >
      Se șterg 12 fotografii.
    </ConfirmDialog>
  );
  const { rerender } = render(view(false));
  expect(screen.getByRole('alertdialog', { name: 'Ștergeți anunțul?' })).toHaveTextContent(
    'Se șterg 12 fotografii.',
  );
  expect(screen.getByRole('button', { name: 'Renunțați' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți anunțul' }));
  rerender(view(true));
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți anunțul' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('arrow keys move through a menu and an entry acts', async () => {
  const remove = jest.fn();
  render(
    <Menu
      label="Acțiuni"
      items={[
        { label: 'Editează', to: '/e' },
        { label: 'Ștergeți', onSelect: remove },
      ]}
    />,
  );
  const first = screen.getByRole('menuitem', { name: 'Editează' });
  first.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Ștergeți' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalled();
});

test('tabs show one part at a time, by pointer and by arrow keys', async () => {
  render(
    <Tabs
      label="Stare"
      tabs={[
        { id: 'a', label: 'Active', content: 'patru' },
        { id: 'b', label: 'Vândute', content: 'două' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel', { name: 'Active' })).toHaveTextContent('patru');
  await userEvent.click(screen.getByRole('tab', { name: 'Vândute' }));
  expect(screen.getByRole('tabpanel', { name: 'Vândute' })).toHaveTextContent('două');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Active' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
});
