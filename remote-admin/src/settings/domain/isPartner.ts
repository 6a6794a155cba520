import { type SiteConfig, partnerSchema } from '@anunturi/shared-contract/site/siteConfigSchema';

export type Partner = SiteConfig['partners'][number];

/** Whether a partner is filled in right. */
export const isPartner = (partner: Partner): boolean => partnerSchema.safeParse(partner).success;
