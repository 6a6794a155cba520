import { filled, plain, say } from './page-model/runs';
import type { DocumentDefinition, Values } from './documentTypes';
import { partyFields } from './partyFields';
import { isForThePen, partyRuns, signer } from './partyTexts';
import { amountText, amountWords, day, inSentence, text, vehicleRuns, whole } from './valueTexts';
import { priceFields, signingFields, vehicleFields } from './vehicleFields';

/** Rental of a vehicle. */
export const rental: DocumentDefinition = {
  id: 'inchiriere-auto',
  fileName: 'contract-inchiriere-auto',
  dateField: 'date',
  ownerParty: 'lessor',
  archiveKind: 'otherContract',
  steps: [
    {
      id: 'lessor',
      title: 'Locatorul',
      note: 'Cine dă cu chirie.',
      party: 'lessor',
      fields: partyFields('lessor', { bankAccount: true }),
    },
    {
      id: 'lessee',
      title: 'Locatarul',
      note: 'Cine ia cu chirie.',
      party: 'lessee',
      fields: [
        ...partyFields('lessee'),
        {
          name: 'licence',
          label: 'Permis de conducere (serie și număr)',
          kind: 'text',
          maxLength: 30,
        },
      ],
    },
    { id: 'vehicle', title: 'Vehiculul', fields: vehicleFields() },
    {
      id: 'terms',
      title: 'Chiria și condițiile',
      fields: [
        { name: 'from', label: 'De la', kind: 'date', needed: true, width: 'half' },
        { name: 'until', label: 'Până la', kind: 'date', needed: true, width: 'half' },
        ...priceFields('price', 'Chiria'),
        {
          name: 'per',
          label: 'Chiria este pentru',
          kind: 'choice',
          initial: 'zi',
          width: 'half',
          choices: [
            ['zi', 'o zi'],
            ['săptămână', 'o săptămână'],
            ['lună', 'o lună'],
          ],
        },
        { name: 'deposit_amount', label: 'Garanție', kind: 'money', maxLength: 15, width: 'half' },
        {
          name: 'kmLimit',
          label: 'Limită de kilometri',
          kind: 'text',
          maxLength: 40,
          width: 'half',
          hint: 'De exemplu: 200 km pe zi; sau „fără limită”.',
        },
        {
          name: 'excess_amount',
          label: 'Franșiză la daune',
          kind: 'money',
          maxLength: 15,
          width: 'half',
        },
        {
          name: 'km',
          label: 'Kilometraj la predare',
          kind: 'whole',
          maxLength: 9,
          width: 'half',
          suffix: 'km',
        },
        { name: 'state', label: 'Starea la predare', kind: 'longText', maxLength: 600 },
        ...signingFields(),
      ],
    },
  ],
  content: (given) => {
    const values: Values = {
      ...given,
      deposit_currency: given.price_currency ?? '',
      excess_currency: given.price_currency ?? '',
    };
    const iban = text(values.lessor_iban);
    const forThePen = isForThePen(values, 'lessor');
    const excess = amountText(values, 'excess');
    return {
      title: 'Contract de închiriere auto',
      blocks: [
        { kind: 'title', text: 'CONTRACT DE ÎNCHIRIERE AUTO' },
        { kind: 'heading', text: '1. Părțile' },
        { kind: 'text', runs: [...partyRuns(values, 'lessor', 'locator'), ...say`, și`] },
        {
          kind: 'text',
          runs: [
            ...partyRuns(values, 'lessee', 'locatar'),
            ...say`, posesor al permisului de conducere ${text(values.licence)}.`,
          ],
        },
        { kind: 'heading', text: '2. Obiectul și durata' },
        {
          kind: 'text',
          runs: [
            ...say`Locatorul dă cu chirie locatarului vehiculul `,
            ...vehicleRuns(values),
            ...say`, de la ${day(values.from)} până la ${day(values.until)}.`,
          ],
        },
        { kind: 'heading', text: '3. Chiria și garanția' },
        {
          kind: 'text',
          runs: say`Chiria este de ${amountText(values)} (${filled(amountWords(values), 60)}) pe ${values.per} și se plătește înainte${iban ? say`, în contul ${iban}` : []}.`,
        },
        ...(amountText(values, 'deposit') || forThePen
          ? [
              {
                kind: 'text' as const,
                runs: say`Garanția de ${amountText(values, 'deposit')} (${filled(amountWords(values, 'deposit'), 60)}) se înapoiază la predarea vehiculului fără lipsuri și daune.`,
              },
            ]
          : []),
        { kind: 'heading', text: '4. Starea la predare' },
        {
          kind: 'text',
          runs: say`Kilometraj: ${values.km ? `${whole(values.km)} km` : ''}. Starea: ${filled(inSentence(values.state), 160)}. Limita de kilometri: ${inSentence(values.kmLimit)}.`,
        },
        { kind: 'heading', text: '5. Obligațiile' },
        {
          kind: 'list',
          numbered: true,
          items: [
            say`Locatarul folosește vehiculul cu grijă, nu îl subînchiriază, nu îl încredințează altcuiva și nu participă cu el la curse.`,
            say`Locatarul plătește combustibilul, amenzile și taxele de drum din timpul închirierii.`,
            say`La o daună din vina locatarului, acesta suportă ${excess || forThePen ? say`franșiza de ${excess}` : plain('franșiza stabilită de asigurător')}; fără asigurare facultativă, suportă reparația întreagă.`,
            say`Locatorul predă vehiculul cu ITP și RCA în vigoare și suportă reparațiile care nu vin din folosirea greșită.`,
            say`La accident sau furt, locatarul anunță de îndată poliția și locatorul.`,
          ],
        },
        {
          kind: 'text',
          runs: say`Încheiat în două exemplare, astăzi, ${day(values.date)}, în ${text(values.place)}.`,
        },
        {
          kind: 'signatures',
          parties: [
            { role: 'Locator', name: signer(values, 'lessor') },
            { role: 'Locatar', name: signer(values, 'lessee') },
          ],
        },
      ],
    };
  },
  checklist: [
    { text: 'Fotografiați mașina și bordul la predare și la înapoiere.' },
    { text: 'Verificați la asigurător dacă polița acoperă închirierea.' },
    { text: 'Veniturile din chirii se declară la ANAF.' },
  ],
};
