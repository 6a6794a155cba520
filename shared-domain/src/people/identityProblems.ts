import { COMPANY_ADDRESS_MAX, COMPANY_ADDRESS_MIN } from '../site/limits';
import { isValidTradeRegister } from '../validators/cui';
import { AUTHORISATION_NUMBER, companyIdentitySchema } from './companyIdentity';

/** What is wrong with a part of a firm's identity as it is typed, for beside its field; nothing where it is empty. */
export const identityProblems = {
  tradeRegister: (text: string) =>
    text.trim() === '' || isValidTradeRegister(text)
      ? undefined
      : 'Scrieți numărul ca J32/123/2019 sau, în forma nouă, J2019000123322.',
  address: (text: string) =>
    text.trim() === '' || companyIdentitySchema.shape.address.safeParse(text.trim()).success
      ? undefined
      : `Scrieți sediul în ${COMPANY_ADDRESS_MIN}–${COMPANY_ADDRESS_MAX} de caractere, fără adrese web sau de e-mail.`,
  email: (text: string) =>
    text.trim() === '' || companyIdentitySchema.shape.email.safeParse(text.trim()).success
      ? undefined
      : 'Scrieți o adresă de e-mail, de exemplu firma@exemplu.ro.',
  authorisation: (text: string) =>
    text.trim() === '' || (AUTHORISATION_NUMBER.test(text.trim()) && text.trim().length >= 2)
      ? undefined
      : 'Scrieți seria și numărul: litere, cifre, puncte, linii.',
};
