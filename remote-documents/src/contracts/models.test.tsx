import { screen } from '@testing-library/react';
import { itl054 } from './facts/itl054';
import { modelSentence, sourceLines } from './facts/modelTexts';
import { openContracts, sale } from './testing/openContracts';

test('beside the form stands after which model the paper is, with the sources', async () => {
  openContracts(sale);
  const models = (await screen.findByText('După ce model este făcut')).closest('details')!;
  expect(models).toHaveTextContent(modelSentence(itl054));
  for (const line of sourceLines(itl054)) expect(models).toHaveTextContent(line);
});
