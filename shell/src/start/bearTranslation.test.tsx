import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bearTranslation } from './bearTranslation';

function Form() {
  const [hasTried, setHasTried] = useState(false);
  return (
    <form>
      <label>
        Mesaj <textarea />
      </label>
      {hasTried ? <p role="alert">Completați numele.</p> : 'Toate câmpurile sunt necesare.'}
      {hasTried && 'Mai încercați.'} Mulțumim.
      <button type="button" onClick={() => setHasTried(true)}>
        Trimiteți
      </button>
    </form>
  );
}

/** As browsers do it: each text makes room for elements with its translation. */
function translate(root: Node): void {
  for (const child of root.childNodes)
    if (child instanceof Text) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${child.data} (translated)`;
      outer.append(inner);
      child.replaceWith(outer);
    } else if (!(child instanceof HTMLTextAreaElement)) translate(child);
}

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

test('on a page that the browser has translated a screen goes on changing, and what was typed stays', async () => {
  bearTranslation(Node.prototype);
  const { container } = render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), 'Bună ziua');
  translate(container);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toHaveTextContent('Completați numele.');
  expect(screen.getByRole('textbox')).toHaveValue('Bună ziua');
});

test('a form whose field is called parentNode can be taken away, as a sanitiser does', () => {
  bearTranslation(Node.prototype);
  const box = document.createElement('div');
  box.innerHTML = '<form><input name="parentNode"></form>';
  box.removeChild(box.firstElementChild!);
  expect(box).toBeEmptyDOMElement();
});

test('elsewhere nodes come and go where they should', () => {
  bearTranslation(Node.prototype);
  const [list, first, second] = ['ul', 'li', 'li'].map((name) => document.createElement(name));
  list!.append(second!);
  list!.insertBefore(first!, second!);
  expect([...list!.children]).toEqual([first, second]);
  list!.removeChild(first!);
  expect([...list!.children]).toEqual([second]);
});
