import { TAB_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Bell } from '@anunturi/shared-ui/icons/Bell';
import { Heart } from '@anunturi/shared-ui/icons/Heart';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import type { News } from '../data/followUnread';
import classes from './AccountLinks.module.css';
import newsCount from './NewsCount.module.css';

const FAVOURITES = `${links.dashboard()}?${TAB_PARAM}=favorite`;
const places = [
  { to: links.messages(), text: 'Mesaje', Icon: MessageCircle, news: 'messages' },
  { to: links.notices(), text: 'Noutăți', Icon: Bell, news: 'notices' },
  { to: FAVOURITES, text: 'Favorite', Icon: Heart, news: undefined },
] as const;

/** Messages, notices and favourites of the signed-in person: words in a phone's menu, pictures where there is one row. Loaded on demand. */
export function AccountLinks({ news, close }: { news: News | undefined; close(): void }) {
  const { pathname, search } = useNavState().location;
  return places.map(({ to, text, Icon, news: of }) => {
    const unread = of && news?.[of];
    return (
      <li key={to}>
        <Link
          to={to}
          onClick={close}
          title={text}
          className={joinClasses(classes.link, newsCount.count)}
          aria-current={pathname + search === to ? 'page' : undefined}
          aria-label={unread?.count ? `${text}, ${unread.words}` : undefined}
          data-news={unread?.count || undefined}
        >
          <Icon size={22} strokeWidth={1.8} />
          <span className={classes.word}>{text}</span>
        </Link>
      </li>
    );
  });
}
