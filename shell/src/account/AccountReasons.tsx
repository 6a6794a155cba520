import { FileText } from '@anunturi/shared-ui/icons/FileText';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import { Tag } from '@anunturi/shared-ui/icons/Tag';
import classes from './AccountReasons.module.css';
import { texts } from './texts';

const icons = [Tag, MessageCircle, FileText];

/** Three things that an account is good for. */
export function AccountReasons() {
  return (
    <ul className={classes.reasons} aria-label={texts.reasonsLabel}>
      {texts.reasons.map(([title, text], at) => {
        const Icon = icons[at]!;
        return (
          <li key={title} className={classes.reason}>
            <span className={classes.sign}>
              <Icon size={24} strokeWidth={1.6} />
            </span>
            <div>
              <p className={classes.title}>{title}</p>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
