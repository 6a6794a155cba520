import { render, screen } from '@testing-library/react';
import { WATERMARK_PRESET, startOptions } from '../domain/making/pdfOptions';
import { StampOptions } from './StampOptions';

test.each([
  ['Ofertă pentru Ana Pop', 'Alt text', 'Ofertă pentru Ana Pop'],
  [WATERMARK_PRESET, WATERMARK_PRESET, undefined],
  ['', 'Fără', undefined],
])('the form opened again shows the words in force: "%s"', (text, kind, own) => {
  const options = { ...startOptions, watermark: { text, place: 'foot' as const } };
  render(<StampOptions options={options} onChange={() => {}} />);
  expect(screen.getByRole('combobox', { name: 'Text pe fiecare pagină' })).toHaveDisplayValue(kind);
  expect(screen.queryByRole('textbox')?.getAttribute('value') ?? undefined).toBe(own);
});
