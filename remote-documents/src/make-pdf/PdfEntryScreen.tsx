import { useSession } from '@anunturi/shared-auth/session';
import { ButtonLink } from '@anunturi/shared-ui/Button';
import { Card } from '@anunturi/shared-ui/Card';
import { PageHeader } from '@anunturi/shared-ui/PageHeader';
import { Grid, Stack } from '@anunturi/shared-ui/Stack';
import { links } from '@anunturi/shared-domain/links';
import { texts } from './texts';

/** Route `/generare-pdf`: what the tool does, and the way in. */
export function PdfEntryScreen() {
  const signedIn = useSession().state === 'signedIn';
  return (
    <Stack gap={8}>
      <PageHeader
        title={texts.entryTitle}
        lead={signedIn ? texts.entryLead : `${texts.entryLead} ${texts.needsAccount}`}
        actions={
          <ButtonLink variant="accent" size="large" to={signedIn ? links.pdfTools() : links.login(links.pdfTools())}>
            {signedIn ? texts.start : texts.signIn}
          </ButtonLink>
        }
      />
      <Grid as="ul" gap={4}>
        {texts.what.map(([title, text]) => (
          <Card as="li" key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
