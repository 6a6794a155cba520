import { permissionsOf, type Role } from '@anunturi/shared-domain/people/roles';
import { permissionNames, roleNames } from '@anunturi/shared-domain/people/roleTexts';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

/** That a role was given, and what it opens, or taken. */
export const roleEmail = (role: Role): EmailContent => ({
  ...(role === 'user'
    ? { template: 'roleTaken' }
    : {
        template: 'roleGiven',
        values: { rol: roleNames[role] },
        paragraphs: [
          `Vă deschide în administrare: ${permissionsOf(role)
            .map((each) => permissionNames[each])
            .join('; ')}.`,
        ],
      }),
  preview: 'Sesiunile deschise s-au încheiat.',
  action: { label: 'Intrați în cont', url: siteOrigin() + links.dashboard() },
  afterwards: ['Sesiunile deschise s-au încheiat: intrați din nou în cont.'],
  reason: 'Trimitem acest mesaj pentru că este despre contul dumneavoastră.',
});
