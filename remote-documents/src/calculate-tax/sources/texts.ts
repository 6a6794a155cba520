import { formatDate } from '@anunturi/shared-domain/formats/formatDate';

export const texts = {
  title: 'Pe ce se sprijină calculul',
  lead: (year: number) =>
    `Legile, articolele și hotărârile locale din care vin cotele din ${year} și regulile calculatorului de impozit auto.`,
  calculator: 'Calculator impozit auto',
  checked: (month: string) =>
    `Comparate ultima oară în ${month}, cu ce s-a publicat despre textul legilor. Textul oficial se citește pe`,
  official: 'legislatie.just.ro',
  acts: 'Legi și ordonanțe',
  act: 'Actul',
  about: 'Ce privește',
  rules: 'Reguli și articole',
  rule: 'Regula',
  article: 'Articolul',
  certainty: 'Cât de sigur',
  certainties: {
    sure: 'sigur',
    oneSource: 'dintr-o singură sursă',
    toConfirm: 'de confirmat la primărie',
  },
  local: 'Hotărâri ale consiliilor locale',
  localNote: (updatedAt: number) =>
    `Cotele adiționale din setările site-ului, din ${formatDate(updatedAt)}. Dacă hotărârea spune altfel, scrieți cota de mână în calculator.`,
  localUnknown:
    'Cotele adiționale din județ nu sunt încă în setările site-ului; scrieți cota de mână în calculator.',
  localNone: 'Nicio localitate din județ nu are cotă adițională în setările site-ului.',
  othersNone: 'Celelalte localități din județ nu au cotă adițională în setările site-ului.',
  place: 'Localitatea',
  surcharge: 'Cota adițională',
  decision: 'Hotărârea',
  decisionUnknown: 'număr necunoscut',
} as const;
