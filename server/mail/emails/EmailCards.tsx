import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { EmailCard, EmailGroup } from './EmailContent';
import { styles } from './emailStyles';

/** Listings below what they are told for, each with its picture beside it. */
export function EmailCards({ heading, cards, links }: EmailGroup) {
  return (
    <Section style={styles.group}>
      <Heading as="h2" className="ink" style={styles.groupHeading}>
        {heading}
      </Heading>
      {cards.map((card) => (
        <Card key={card.url} {...card} />
      ))}
      {links.map(({ label, url }) => (
        <Text key={url} className="ink" style={styles.text}>
          <Link href={url} className="link" style={styles.other}>
            {label}
          </Link>
        </Text>
      ))}
    </Section>
  );
}

function Card({ url, title, price, change, facts, picture }: EmailCard) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.card}>
      <tbody>
        <tr>
          {picture && (
            <td style={styles.pictureCell}>
              <img
                src={picture.url}
                alt={picture.alt}
                width={96}
                height={72}
                style={styles.picture}
              />
            </td>
          )}
          <td style={styles.cardWords}>
            <Link href={url} className="link" style={styles.cardTitle}>
              {title}
            </Link>
            <Text className="ink" style={styles.cardLine}>
              <strong>{price}</strong>
              {change && ` · ${change}`}
            </Text>
            <Text className="quiet" style={styles.cardFacts}>
              {facts}
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
