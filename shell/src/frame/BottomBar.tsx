import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { CircleUser } from '@anunturi/shared-ui/icons/CircleUser';
import { House } from '@anunturi/shared-ui/icons/House';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import { Plus } from '@anunturi/shared-ui/icons/Plus';
import { Search } from '@anunturi/shared-ui/icons/Search';
import type { Unread } from '../data/followUnread';
import classes from './BottomBar.module.css';
import newsCount from './NewsCount.module.css';

const places = [
  { to: links.home(), text: 'Acasă', Icon: House },
  { to: links.allListings(), text: 'Căutați', Icon: Search },
  { to: links.addListing(), text: 'Adăugați', Icon: Plus },
  { to: links.messages(), text: 'Mesaje', Icon: MessageCircle },
  { to: links.dashboard(), text: 'Cont', Icon: CircleUser },
];

/** The five places that a phone needs within a thumb's reach; gives way to a screen's own bar. Loaded on demand. */
export function BottomBar({ unread }: { unread: Unread | undefined }) {
  const { pathname } = useNavState().location;
  return (
    <nav aria-label="Scurtături" className={classes.bar} data-bottom-bar="site">
      {places.map(({ to, text, Icon }) => {
        const news = to === links.messages() ? unread : undefined;
        return (
          <Link
            key={to}
            to={to}
            className={joinClasses(classes.place, newsCount.count)}
            aria-current={pathname === to ? 'page' : undefined}
            aria-label={news?.count ? `${text}, ${news.words}` : undefined}
            data-news={news?.count || undefined}
          >
            <Icon size={22} strokeWidth={1.8} />
            <span className={classes.text}>{text}</span>
          </Link>
        );
      })}
    </nav>
  );
}
