import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useMarkEmpty } from '@anunturi/shared-runtime/loading/useMarkEmpty';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import type { ReactNode } from 'react';
import { useHome } from './data/useHome';
import { HOME_KEY } from '#domain/loadKeys';
import { usePlaces } from '#data/lists/useLists';
import { useLocalPreferences } from '#data/preferences/localPreferences';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { ListingTile } from '#components/ListingTile';
import { TileGrid } from '#components/TileGrid';
import { TileSkeletons } from '#components/TileSkeletons';
import { CategoryTiles } from './components/CategoryTiles';
import { HomeForm } from './components/HomeForm';
import { HomeNumbers } from './components/HomeNumbers';
import { HowItWorks } from './components/HowItWorks';
import { LatestPosts } from './components/LatestPosts';
import { Promises } from './components/Promises';
import { SearchForm } from './components/SearchForm';
import { ServiceRows } from './components/ServiceRows';
import classes from './HomeScreen.module.css';

const LastSeen = lazyComponent(() =>
  import(/* webpackChunkName: "find" */ './components/LastSeen').then((file) => file.LastSeen),
);
const NO_FILTERS = {};
const LAST_SEEN = 4;

/** Search, categories, what is new, how it works. */
export function HomeScreen() {
  const home = useHome();
  const places = usePlaces();
  const known = places.state === 'ready' ? places.value : [];
  const { seen } = useLocalPreferences();
  const texts = home.state === 'ready' ? home.value.texts : {};
  const title = texts.title ?? 'Mașini și servicii, aproape de casă';
  useTitle(title);
  useMarkEmpty(HOME_KEY, home.state === 'ready' && home.value.vehicles.length === 0);
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <h1 className={classes.title}>{title}</h1>
        <HomeNumbers className={classes.numbers} />
        <p className={classes.lead}>
          {texts.text ??
            'Găsiți mașina potrivită și meseriași din județ. Publicați fără taxe, cu actele gata făcute.'}
        </p>
        <SearchForm filters={NO_FILTERS} places={known} large />
        <HomeForm places={known} />
      </section>
      <section className={classes.categories}>
        <h2 className={classes.kindTitle}>Mașini</h2>
        <CategoryTiles kind="vehicle" />
        <h2 className={classes.kindTitle}>Servicii</h2>
        <CategoryTiles kind="service" />
      </section>
      <Section
        title="Auto, publicate recent"
        more={<Link to={links.allListings('fel=masini')}>Toate anunțurile auto</Link>}
      >
        <LoadState of={home} skeleton={<TileSkeletons rail count={8} />}>
          {({ vehicles, nowMs }) =>
            vehicles.length === 0 ? (
              <p>
                Încă nu este niciun anunț auto publicat.{' '}
                <Link to={links.addListing()}>Publicați primul anunț</Link>
              </p>
            ) : (
              <TileGrid rail label="Anunțuri auto recente">
                {vehicles.map((card, at) => (
                  <li key={card.id}>
                    <ListingTile card={card} nowMs={nowMs} headingLevel={3} priority={at < 2} />
                  </li>
                ))}
              </TileGrid>
            )
          }
        </LoadState>
      </Section>
      {seen.length > 0 && <LastSeen ids={seen.slice(0, LAST_SEEN)} />}
      <Section
        title="Servicii din zonă"
        more={<Link to={links.allListings('fel=servicii')}>Toate serviciile</Link>}
      >
        <ServiceRows home={home} />
      </Section>
      <HowItWorks />
      <Promises />
      <LatestPosts home={home} />
      <section className={classes.sell}>
        <h2>Aveți ceva de vândut sau oferiți un serviciu?</h2>
        <ButtonLink to={links.addListing()} size="large">
          Publicați un anunț
        </ButtonLink>
      </section>
    </div>
  );
}

function Section({
  title,
  more,
  children,
}: {
  title: string;
  more: ReactNode;
  children: ReactNode;
}) {
  return (
    <section>
      <div className={classes.heading}>
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
