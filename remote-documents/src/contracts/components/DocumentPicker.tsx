import { ChevronRight } from '@anunturi/shared-ui/icons/ChevronRight';
import { FileText } from '@anunturi/shared-ui/icons/FileText';
import { Card, stretchedLink } from '@anunturi/shared-ui/layout/Card';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Grid, Stack } from '@anunturi/shared-ui/layout/Stack';
import { links } from '@anunturi/shared-domain/site/links';
import { documentList, groupTitles } from '../domain/documentList';
import styles from './DocumentPicker.module.css';

/** Every document with what it is for. */
export function DocumentPicker({ listingId }: { listingId: string | null }) {
  return (
    <Stack gap={6}>
      {Object.entries(groupTitles).map(([group, title]) => (
        <section key={group} aria-labelledby={`grup-${group}`}>
          <h2 id={`grup-${group}`}>{title}</h2>
          <Grid as="ul" gap={2} min="large">
            {documentList
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Card as="li" key={entry.id} interactive padding="small" className={styles.entry}>
                  <FileText className={styles.icon} strokeWidth={1.5} />
                  <div className={styles.words}>
                    <h3 className={styles.title}>
                      <Link
                        to={links.contracts(entry.id, listingId ?? undefined)}
                        className={stretchedLink}
                      >
                        {entry.title}
                      </Link>
                    </h3>
                    <p className={styles.purpose}>{entry.purpose}</p>
                  </div>
                  <ChevronRight size={20} className={styles.go} />
                </Card>
              ))}
          </Grid>
        </section>
      ))}
    </Stack>
  );
}
