import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField } from './CheckboxField';
import { Chip } from '../actions/Chip';
import { Combobox } from './Combobox';
import { FileDrop } from './FileDrop';
import { FormErrorSummary } from './FormErrorSummary';
import { RadioGroup } from './RadioGroup';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

test('a text field is found by its label and says its hint and error', () => {
  render(<TextField label="Titlu" hint="Scurt și clar" error="Scrieți un titlu" />);
  const field = screen.getByLabelText('Titlu');
  expect(field).toHaveAccessibleDescription('Scrieți un titlu Scurt și clar');
  expect(field).toBeInvalid();
});

test('a text field counts what is typed and warns near the end', async () => {
  render(<TextField label="Titlu" counter maxLength={10} />);
  await userEvent.type(screen.getByLabelText('Titlu'), 'Dacia Log');
  expect(screen.getByText('9/10')).toBeInTheDocument();
  expect(screen.getByText('Mai puteți scrie: 1')).toBeInTheDocument();
});

test('a pasted text that is too long stays whole, and its field says by how much', async () => {
  render(
    <>
      <TextField label="Titlu" maxLength={10} />
      <TextArea label="Mesaj" maxLength={10} />
    </>,
  );
  for (const name of ['Titlu', 'Mesaj']) {
    const field = screen.getByLabelText(name);
    await userEvent.click(field);
    await userEvent.paste('Dacia Logan 2016');
    expect(field).toHaveValue('Dacia Logan 2016');
    expect(field).toHaveAccessibleDescription(
      'Textul depășește cu 6 limita de 10 de caractere. Scurtați-l.',
    );
  }
});

test('a unit beside the text does not become part of the name', () => {
  render(<TextField label="Preț" suffix="€" />);
  expect(screen.getByRole('textbox', { name: 'Preț' })).toBeInTheDocument();
});

test('an error that comes is told by a region that was there before it', () => {
  const { container, rerender } = render(<TextField label="Parolă" />);
  const region = container.querySelector('[aria-live=polite]')!;
  expect(region).toBeEmptyDOMElement();
  rerender(<TextField label="Parolă" error="Parola nu este cea corectă" />);
  expect(region).toBeInTheDocument();
  expect(region).toHaveTextContent('Parola nu este cea corectă');
});

test('a text area and a select carry their errors', () => {
  render(
    <>
      <TextArea label="Descriere" error="Prea scurtă" />
      <SelectField
        label="Cutie"
        options={[{ value: 'm', label: 'Manuală' }]}
        error="Alegeți o cutie"
      />
    </>,
  );
  expect(screen.getByLabelText('Descriere')).toHaveAccessibleDescription('Prea scurtă');
  expect(screen.getByRole('combobox', { name: 'Cutie' })).toHaveAccessibleDescription(
    'Alegeți o cutie',
  );
});

test('a checkbox and a switch are named and described', async () => {
  render(
    <>
      <CheckboxField label="Negociabil" error="Bifați" />
      <CheckboxField label="E-mail" look="switch" hint="Cel mult unul pe zi" />
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'Negociabil' })).toHaveAccessibleDescription(
    'Bifați',
  );
  const setting = screen.getByRole('switch', { name: 'E-mail' });
  await userEvent.click(setting);
  expect(setting).toBeChecked();
});

test('one of several radios is chosen', async () => {
  const choose = jest.fn();
  render(
    <RadioGroup
      label="Tip"
      options={[
        { value: 'a', label: 'Persoană' },
        { value: 'b', label: 'Firmă' },
      ]}
      value="a"
      onChange={(event) => choose(event.target.value)}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Tip' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Firmă' }));
  expect(choose).toHaveBeenCalledWith('b');
});

const towns = ['Sibiu', 'Săliște', 'Șelimbăr', 'Agnita'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
function Towns({ first = '' }) {
  const [town, setTown] = useState(first);
  return (
    <>
      <Combobox label="Localitate" options={towns} value={town} onChange={setTown} />
      <output>{town || 'nimic'}</output>
    </>
  );
}

test('a combobox finds names without diacritics and is chosen by keyboard', async () => {
  render(<Towns />);
  const box = screen.getByRole('combobox', { name: 'Localitate' });
  await userEvent.type(box, 'selim');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(box).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Șelimbăr' }).id,
  );
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveValue('Șelimbăr');
  expect(screen.getByRole('status')).toHaveTextContent('șelimbăr');
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('a combobox is chosen by pointer, goes back on Escape and can be emptied', async () => {
  render(<Towns first="sibiu" />);
  const box = screen.getByRole('combobox');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: 'Agnita' }));
  expect(box).toHaveValue('Agnita');
  await userEvent.type(box, 'xyz');
  expect(screen.getByText('Nimic nu se potrivește')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('Agnita');
  await userEvent.click(screen.getByRole('button', { name: 'Goliți câmpul' }));
  expect(screen.getByRole('status')).toHaveTextContent('nimic');
});

test('a combobox takes a name typed in full when the visitor moves on', async () => {
  render(<Towns />);
  await userEvent.type(screen.getByRole('combobox'), 'saliste');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('săliște');
});

test('files are picked, picked again and dropped', async () => {
  const receive = jest.fn();
  render(<FileDrop label="Adăugați fotografii" multiple onFiles={receive} />);
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const input = screen.getByLabelText('Adăugați fotografii');
  await userEvent.upload(input, photo);
  await userEvent.upload(input, photo);
  fireEvent.drop(screen.getByText('Adăugați fotografii'), {
    dataTransfer: { files: [photo, photo] },
  });
  expect(receive.mock.calls.map(([files]) => files.length)).toEqual([1, 1, 2]);
});

test('while files are taken in, the place for them keeps the focus and takes no others', async () => {
  const receive = jest.fn();
  const drop = (disabled: boolean) => (
    <FileDrop label="Adăugați fotografii" disabled={disabled} onFiles={receive} />
  );
  const { rerender } = render(drop(false));
  await userEvent.tab();
  rerender(drop(true));
  const input = screen.getByLabelText('Adăugați fotografii');
  expect(input).toHaveFocus();
  expect(input).toBeEnabled();
  expect(fireEvent.click(input)).toBe(false);
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.jpg')] } });
  expect(receive).not.toHaveBeenCalled();
});

test('an entry of the error summary leads to its field', async () => {
  render(
    <>
      <FormErrorSummary attempt={1} errors={[{ fieldId: 'pret', text: 'Scrieți prețul' }]} />
      <TextField id="pret" label="Preț" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Scrieți prețul' }));
  expect(screen.getByLabelText('Preț')).toHaveFocus();
});

test('a chip in force says what its button removes', async () => {
  const remove = jest.fn();
  render(<Chip onRemove={remove}>Diesel</Chip>);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminați: Diesel' }));
  expect(remove).toHaveBeenCalled();
});

test('a password is shown and hidden again while it is typed', async () => {
  render(<PasswordField label="Parolă" />);
  await userEvent.type(screen.getByLabelText('Parolă'), 'Parola lunga');
  expect(screen.getByLabelText('Parolă')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Arătați parola' }));
  expect(screen.getByLabelText('Parolă')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Parolă')).toHaveValue('Parola lunga');
  await userEvent.click(screen.getByRole('button', { name: 'Ascundeți parola' }));
  expect(screen.getByLabelText('Parolă')).toHaveAttribute('type', 'password');
});
