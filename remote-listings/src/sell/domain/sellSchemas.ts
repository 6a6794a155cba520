import * as limits from '@anunturi/shared-domain/site/limits';
import { isValidPhone, normalizePhone } from '@anunturi/shared-domain/validators/phone';
import { findContacts } from '@anunturi/shared-domain/texts/findContacts';
import { toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';
import * as z from 'zod/mini';
import { requiredText } from '#domain/sell-form/formFields';
import type { SellForm } from '#domain/sell-form/sellForm';
import { parseAmount } from '#domain/parseAmount';

/** What the form is checked against besides the contract's limits. */
export type SellContext = { yearNow: number };

/** What every listing has. */
export const commonFormSchema = (form: SellForm) =>
  z.object({
    categoryId: z.string().check(z.minLength(1, 'Alegeți o categorie.')),
    title: requiredText(
      limits.TITLE_MIN,
      limits.TITLE_MAX,
      `Scrieți un titlu de cel puțin ${limits.TITLE_MIN} caractere.`,
    ).check(
      z.refine(
        (title) => findContacts(title).length === 0,
        'În titlu nu pot sta telefoane sau adrese. Scoateți-le.',
      ),
    ),
    description: z.string().check(
      z.overwrite((text) => toCommaBelow(text).trim()),
      z.minLength(
        limits.DESCRIPTION_MIN,
        `Scrieți cel puțin ${limits.DESCRIPTION_MIN} de caractere: starea, ce s-a reparat, de ce vindeți.`,
      ),
      z.maxLength(limits.DESCRIPTION_MAX, 'Descrierea are cel mult 9.000 de caractere.'),
    ),
    price: z.string().check(
      z.check((context) => {
        if (form.kind === 'service' && form.priceUnit === 'onRequest') return;
        const parsed = parseAmount(context.value);
        if ('problem' in parsed)
          context.issues.push({ code: 'custom', message: parsed.problem, input: context.value });
      }),
    ),
    localityId: z.string().check(z.minLength(1, 'Alegeți localitatea.')),
    phone: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => text.trim() === '' || isValidPhone(text),
            'Numărul nu este complet. Exemplu: 0712 345 678.',
          ),
        ),
      z.transform((text): string | undefined =>
        text.trim() === '' ? undefined : normalizePhone(text),
      ),
    ),
  });
