import { filled, plain, say } from './page-model/runs';
import type { DocumentDefinition, Values } from './documentTypes';
import { partyFields } from './partyFields';
import { isForThePen, partyRuns, signer } from './partyTexts';
import { amountText, amountWords, day, text, vehicleRuns } from './valueTexts';
import { priceFields, signingFields, vehicleFields } from './vehicleFields';

/** What becomes of the money when there is no sale; earnest money by art. 1544 of the civil code. */
const lossOf = ({ advanceKind }: Values) =>
  advanceKind === 'arvună'
    ? 'Dacă promitentul-cumpărător nu mai cumpără, pierde arvuna; dacă promitentul-vânzător nu mai vinde, înapoiază dublul ei (art. 1544 Cod civil).'
    : 'Dacă vânzarea nu se mai face, avansul se înapoiază întreg în cel mult 3 zile de la termen.';

const givesNow = ({ advanceKind }: Values) => advanceKind !== 'nimic';

/** Promise of a sale, with an advance or earnest money and a deadline. */
export const preContract: DocumentDefinition = {
  id: 'antecontract',
  fileName: 'antecontract-vanzare-auto',
  dateField: 'date',
  ownerParty: 'seller',
  archiveKind: 'otherContract',
  steps: [
    { id: 'seller', title: 'Promitentul-vânzător', party: 'seller', fields: partyFields('seller') },
    { id: 'buyer', title: 'Promitentul-cumpărător', party: 'buyer', fields: partyFields('buyer') },
    { id: 'vehicle', title: 'Vehiculul', fields: vehicleFields() },
    {
      id: 'terms',
      title: 'Preț, avans, termen',
      fields: [
        ...priceFields(),
        {
          name: 'advanceKind',
          label: 'Ce se dă acum',
          kind: 'choice',
          initial: 'avans',
          width: 'half',
          choices: [
            ['avans', 'Avans'],
            ['arvună', 'Arvună'],
            ['nimic', 'Nimic'],
          ],
          hint: 'Avansul se scade din preț și se înapoiază; arvuna se pierde sau se dă dublu.',
        },
        {
          name: 'advance_amount',
          label: 'Suma dată acum',
          kind: 'money',
          needed: true,
          maxLength: 15,
          width: 'half',
          when: givesNow,
        },
        {
          name: 'deadline',
          label: 'Vânzarea se face până la',
          kind: 'date',
          needed: true,
          width: 'half',
        },
        {
          name: 'penalty_amount',
          label: 'Despăgubire pentru cine se răzgândește',
          kind: 'money',
          maxLength: 15,
          width: 'half',
        },
        ...signingFields(),
      ],
    },
  ],
  content: (given) => {
    const values: Values = {
      ...given,
      advance_currency: given.price_currency ?? '',
      penalty_currency: given.price_currency ?? '',
    };
    const penalty = amountText(values, 'penalty');
    return {
      title: 'Antecontract de vânzare auto',
      blocks: [
        { kind: 'title', text: 'ANTECONTRACT DE VÂNZARE-CUMPĂRARE AUTO' },
        { kind: 'heading', text: '1. Părțile' },
        {
          kind: 'text',
          runs: [...partyRuns(values, 'seller', 'promitent-vânzător'), ...say`, și`],
        },
        {
          kind: 'text',
          runs: [
            ...partyRuns(values, 'buyer', 'promitent-cumpărător'),
            ...say`, se obligă după cum urmează.`,
          ],
        },
        { kind: 'heading', text: '2. Obiectul' },
        {
          kind: 'text',
          runs: [
            ...say`Promitentul-vânzător se obligă să vândă, iar promitentul-cumpărător să cumpere vehiculul `,
            ...vehicleRuns(values),
            ...say`.`,
          ],
        },
        { kind: 'heading', text: '3. Prețul' },
        {
          kind: 'text',
          runs: say`Prețul este de ${amountText(values)} (${filled(amountWords(values), 60)}).`,
        },
        ...(givesNow(values)
          ? [
              {
                kind: 'text' as const,
                runs: say`Astăzi, promitentul-cumpărător a plătit ${values.advanceKind === 'arvună' ? 'arvuna' : 'avansul'} de ${amountText(values, 'advance')} (${filled(amountWords(values, 'advance'), 60)}), care se scade din preț. Diferența se plătește la semnarea contractului de vânzare.`,
              },
            ]
          : []),
        { kind: 'heading', text: '4. Termenul' },
        {
          kind: 'text',
          runs: say`Contractul de vânzare-cumpărare se încheie cel mai târziu la ${day(values.deadline)}. Până atunci, promitentul-vânzător nu vinde, nu gajează și nu folosește vehiculul în alt fel decât obișnuit.`,
        },
        { kind: 'heading', text: '5. Nerespectarea' },
        ...(givesNow(values) ? [{ kind: 'text' as const, runs: plain(lossOf(values)) }] : []),
        ...(penalty || !givesNow(values) || isForThePen(values, 'seller')
          ? [
              {
                kind: 'text' as const,
                runs: say`Partea care nu își respectă promisiunea plătește celeilalte ${penalty} (${filled(amountWords(values, 'penalty'), 60)}).`,
              },
            ]
          : []),
        {
          kind: 'text',
          runs: say`Încheiat în două exemplare, astăzi, ${day(values.date)}, în ${text(values.place)}.`,
        },
        {
          kind: 'signatures',
          parties: [
            { role: 'Promitent-vânzător', name: signer(values, 'seller') },
            { role: 'Promitent-cumpărător', name: signer(values, 'buyer') },
          ],
        },
      ],
    };
  },
  checklist: [
    { text: 'Verificați istoricul și certificatul RAR Auto-Pass înainte de a da bani.' },
    {
      text: 'La data vânzării, faceți contractul după modelul ITL 054: antecontractul nu schimbă proprietarul.',
    },
  ],
};
