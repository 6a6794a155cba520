import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { accountLink } from '../../domain/accountTabs';

/** Leads to where the second factor is set up or changed, and back. */
export function SecondFactorPart() {
  return (
    <Cluster>
      <ButtonLink variant="secondary" to={links.secondFactor(accountLink('profil'))}>
        Vedeți al doilea pas
      </ButtonLink>
    </Cluster>
  );
}
