import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { EmailCards } from './EmailCards';
import type { WordedEmail } from './EmailContent';
import { darkColours, styles } from './emailStyles';

type Props = {
  content: WordedEmail;
  site: { name: string; origin: string; operator: string };
  /** Where its reader switches this kind off; none for what the law or the account needs. */
  stopUrl?: string | undefined;
};

/** Every e-mail of the site, in one column that fits a phone, light and dark. */
export function EmailFrame({ content, site, stopUrl }: Props) {
  const { preview, heading, paragraphs, facts = [], action, reason, afterwards } = content;
  const { others = [], groups = [] } = content;
  return (
    <Html lang="ro">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkColours}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={styles.page}>
        <Container className="sheet" style={styles.sheet}>
          <Link href={site.origin} className="link" style={styles.site}>
            {site.name}
          </Link>
          <Heading as="h1" className="ink" style={styles.heading}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph, at) => (
            <Text key={`${at} ${paragraph}`} className="ink" style={styles.text}>
              {paragraph}
            </Text>
          ))}
          {facts.map(([name, value]) => (
            <Text key={name} className="ink" style={styles.fact}>
              {name}: <strong>{value}</strong>
            </Text>
          ))}
          {groups.map((group) => (
            <EmailCards key={group.heading} {...group} />
          ))}
          {action && (
            <Section style={styles.action}>
              <Button href={action.url} className="button" style={styles.button}>
                {action.label}
              </Button>
            </Section>
          )}
          {others.map(({ label, url }) => (
            <Text key={url} className="ink" style={styles.text}>
              <Link href={url} className="link" style={styles.other}>
                {label}
              </Link>
            </Text>
          ))}
          {afterwards.map((paragraph, at) => (
            <Text key={`${at} ${paragraph}`} className="ink" style={styles.text}>
              {paragraph}
            </Text>
          ))}
          <Hr style={styles.line} />
          <Text className="quiet" style={styles.quiet}>
            {reason}{' '}
            {stopUrl && (
              <Link href={stopUrl} className="link" style={styles.stop}>
                Nu mai vreau astfel de mesaje
              </Link>
            )}
          </Text>
          <Text className="quiet" style={styles.quiet}>
            {site.operator}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
