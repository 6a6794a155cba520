import { links } from '@anunturi/shared-domain/site/links';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useMarkEmpty } from '@anunturi/shared-runtime/loading/useMarkEmpty';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import type { ReactNode } from 'react';
import { useHome, useKindCounts } from './data/useHome';
import { HOME_KEY } from '#domain/loadKeys';
import { usePlaces } from '#data/lists/useLists';
import { useLocalPreferences } from '#data/preferences/localPreferences';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { ListingTile } from '#components/ListingTile';
import { marksFirms } from '#domain/marksFirms';
import { TileGrid } from '#components/TileGrid';
import { TileSkeletons } from '#components/TileSkeletons';
import { CategoryTiles } from './components/CategoryTiles';
import { HomeForm } from './components/HomeForm';
import { HowItWorks } from './components/HowItWorks';
import { LatestPosts } from './components/LatestPosts';
import { Promises } from './components/Promises';
import { SearchForm } from './components/SearchForm';
import { ServiceRows } from './components/ServiceRows';
import classes from './HomeScreen.module.css';

/** Where it cannot be downloaded, one sees the rest. */
const LastSeen = lazyComponent(() =>
  import(/* webpackChunkName: "find" */ './components/LastSeen').then(
    (file) => file.LastSeen,
    () => () => null,
  ),
);
const NO_FILTERS = {};
const LAST_SEEN = 4;
/** Three rows of two; a wider screen has two rows of four. */
const PHONE_TILES = 6;

/** Search, categories, what is new, how it works. */
export function HomeScreen() {
  const home = useHome();
  const places = usePlaces();
  const known = places.state === 'ready' ? places.value : [];
  const total = (useKindCounts('vehicle')?.total ?? 0) + (useKindCounts('service')?.total ?? 0);
  const { seen } = useLocalPreferences();
  const texts = home.state === 'ready' ? home.value.texts : {};
  const title = texts.title ?? 'Mașini și servicii, aproape de casă';
  useTitle(title);
  useMarkEmpty(HOME_KEY, home.state === 'ready' && home.value.vehicles.length === 0);
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <h1 className={classes.title}>{title}</h1>
        {texts.text && <p className={classes.lead}>{texts.text}</p>}
        <SearchForm
          filters={NO_FILTERS}
          places={known}
          large
          placeholder={
            total > 0 ? `Căutați în ${plural(total, 'anunț', 'anunțuri')}` : 'Ce căutați?'
          }
        />
        <HomeForm places={known} />
      </section>
      <section aria-label="Categorii" className={classes.categories}>
        <CategoryTiles kind="vehicle" />
        <CategoryTiles kind="service" />
      </section>
      <Section
        title="Auto, publicate recent"
        more={<Link to={links.allListings('fel=masini')}>Toate anunțurile auto</Link>}
      >
        <LoadState
          of={home}
          skeleton={<TileSkeletons count={8} />}
          failedTitle="Nu am putut încărca anunțurile"
        >
          {({ vehicles, nowMs }) =>
            vehicles.length === 0 ? (
              <p>
                Încă nu este niciun anunț auto publicat.{' '}
                <Link to={links.addListing()}>Publicați primul anunț</Link>
              </p>
            ) : (
              <>
                <TileGrid label="Anunțuri auto recente">
                  {vehicles.map((card, at) => (
                    <li key={card.id} className={at < PHONE_TILES ? undefined : classes.wide}>
                      <ListingTile
                        card={card}
                        nowMs={nowMs}
                        headingLevel={3}
                        priority={at < 2}
                        marksFirms={marksFirms(vehicles)}
                      />
                    </li>
                  ))}
                </TileGrid>
                <ButtonLink
                  to={links.allListings('fel=masini')}
                  variant="secondary"
                  wide
                  className={classes.all}
                >
                  Toate anunțurile auto
                </ButtonLink>
              </>
            )
          }
        </LoadState>
      </Section>
      {(home.state === 'loading' || (home.state === 'ready' && home.value.services.length > 0)) && (
        <Section
          title="Servicii din zonă"
          more={<Link to={links.allListings('fel=servicii')}>Toate serviciile</Link>}
        >
          <ServiceRows home={home} />
        </Section>
      )}
      {seen.length > 0 && <LastSeen ids={seen.slice(0, LAST_SEEN)} />}
      <div className={classes.band}>
        <Promises />
        <HowItWorks />
      </div>
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
