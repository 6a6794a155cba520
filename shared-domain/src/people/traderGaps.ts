import type { UserFields } from './user';

/** What the law wants known of a trader before it offers something to consumers (DSA art. 30 (1)), in words after "completați". */
export const traderParts = {
  tradeRegister: 'numărul la registrul comerțului',
  address: 'sediul',
  email: 'e-mailul firmei',
  pledge: 'angajamentul de a oferi numai ce respectă dreptul Uniunii',
  phone: 'telefonul, arătat pe pagina firmei',
} as const;
export type TraderPart = keyof typeof traderParts;

/** What is missing of a firm. Name and CUI are asked of every firm; an administrator who confirms it has checked them. */
export function traderGaps({
  company,
  phone,
}: Pick<UserFields, 'company' | 'phone'>): TraderPart[] {
  const { identity = {}, showsPhone } = company ?? {};
  const has: Record<TraderPart, unknown> = {
    tradeRegister: identity.tradeRegister,
    address: identity.address,
    email: identity.email,
    pledge: identity.pledged,
    phone: showsPhone && phone,
  };
  return (Object.keys(traderParts) as TraderPart[]).filter((part) => !has[part]);
}
