import { TAB_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Heart } from '@anunturi/shared-ui/icons/Heart';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import type { Unread } from '../data/followUnread';
import classes from './AccountLinks.module.css';

const FAVOURITES = `${links.dashboard()}?${TAB_PARAM}=favorite`;
const places = [
  { to: links.messages(), text: 'Mesaje', Icon: MessageCircle },
  { to: FAVOURITES, text: 'Favorite', Icon: Heart },
];

/** Messages and favourites of the signed-in person: words in a phone's menu, pictures where there is one row. Loaded on demand. */
export function AccountLinks({ unread, close }: { unread: Unread | undefined; close(): void }) {
  const { pathname, search } = useNavState().location;
  return places.map(({ to, text, Icon }) => {
    const news = to === links.messages() ? unread : undefined;
    return (
      <li key={to}>
        <Link
          to={to}
          onClick={close}
          title={text}
          className={classes.link}
          aria-current={pathname + search === to ? 'page' : undefined}
          aria-label={news?.count ? `${text}, ${news.words}` : undefined}
        >
          <Icon size={22} strokeWidth={1.8} />
          <span className={classes.word}>{text}</span>
        </Link>
      </li>
    );
  });
}
