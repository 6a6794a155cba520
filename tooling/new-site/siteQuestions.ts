import {
  operatorSchema,
  partnerSchema,
  siteConfigSchema,
} from '@anunturi/shared-contract/site/siteConfigSchema';
import { siteFields } from '@anunturi/shared-contract/site/siteFields';

type Given = Readonly<Record<string, string>>;

/** A field of the site that is asked, unless a flag of its name answers it. */
export type SiteQuestion = {
  flag: string;
  /** Its path in `siteFields`, which says what is expected. */
  field: keyof typeof siteFields;
  schema: { safeParse(value: unknown): { success: boolean } };
  /** Taken for an empty answer. */
  fallback?: (given: Given) => string;
};

const { shape } = siteConfigSchema;
const county = shape.county.shape;
const operator = operatorSchema.shape;

export const siteQuestions: readonly SiteQuestion[] = [
  { flag: 'name', field: 'name', schema: shape.name },
  { flag: 'domain', field: 'domain', schema: shape.domain },
  { flag: 'county', field: 'county.name', schema: county.name },
  { flag: 'code', field: 'county.code', schema: county.code },
  {
    flag: 'tagline',
    field: 'tagline',
    schema: shape.tagline,
    fallback: (given) => `Anunțuri de la oameni din județul ${given.county}.`,
  },
  { flag: 'operator', field: 'operator.name', schema: operator.name },
  { flag: 'cui', field: 'operator.cui', schema: operator.cui },
  { flag: 'trade-register', field: 'operator.tradeRegister', schema: operator.tradeRegister },
  { flag: 'seat', field: 'operator.seat', schema: operator.seat },
  { flag: 'phone', field: 'operator.phone', schema: operator.phone },
  { flag: 'email', field: 'operator.email', schema: operator.email },
  {
    flag: 'contact-email',
    field: 'contactEmail',
    schema: shape.contactEmail,
    fallback: (given) => given.email!,
  },
  {
    flag: 'maker',
    field: 'maker.label',
    schema: partnerSchema.shape.label,
    fallback: (given) => given.operator!.slice(0, 60),
  },
  {
    flag: 'maker-url',
    field: 'maker.url',
    schema: partnerSchema.shape.url,
    fallback: (given) => `https://${given.domain}/`,
  },
];
