import { mayDo } from '@anunturi/shared-domain/people/roles';
import type { SessionUser } from '@anunturi/shared-auth/session';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useMyAccount } from '../../data/useMyAccount';
import { AccountSection } from './AccountSection';
import classes from './AccountSection.module.css';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { EmailPart } from './EmailPart';
import { EmailWishes } from './EmailWishes';
import { ExportData } from './ExportData';
import { ModerationKeys } from './ModerationKeys';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { PushWishes } from './PushWishes';
import { SecondFactorPart } from './SecondFactorPart';

/** Who the person is, how they sign in, and what is done with their data. */
export function ProfileTab({ user }: { user: SessionUser }) {
  const account = useMyAccount(user.uid);
  return (
    <LoadState
      of={account}
      skeleton={<Skeleton lines={10} />}
      failedTitle="Nu am putut încărca datele contului"
    >
      {(value) => {
        if (value === null || value.closingAt !== undefined) {
          return (
            <Stack gap={6}>
              <Notice tone="warn" title="Contul este închis">
                Nu mai poate publica și nu mai poate trimite mesaje. Datele se șterg de la sine, în
                câteva minute, fără să faceți nimic.
              </Notice>
              {value === null && <DeleteAccount email={user.email} />}
            </Stack>
          );
        }
        return (
          <Stack gap={4}>
            {value.blocked && (
              <Notice tone="bad" title="Contul este suspendat">
                {value.blockedReason} Cum contestați, la „Anunțurile mele”.
              </Notice>
            )}
            <div className={classes.sections}>
              <AccountSection
                title="Profil"
                isOpen
                lead="Numele și felul vânzătorului apar pe anunțuri. Telefonul se propune la un anunț nou; îl vede doar cine apasă butonul din anunț sau, dacă alegeți, de pe pagina firmei."
              >
                <ProfileForm uid={user.uid} account={value} onSaved={account.reload} />
              </AccountSection>
              <AccountSection
                title="E-mail"
                isOpen={!user.emailVerified}
                lead={`${user.email}: cu ea intrați în cont și pe ea primiți răspunsuri. Ceilalți nu o văd.`}
              >
                <EmailPart user={user} />
              </AccountSection>
              <AccountSection
                title="Ce vă scriem"
                lead="Pe adresa contului. Fiecare e-mail are la sfârșit un link cu care îl opriți fără să intrați în cont."
              >
                <EmailWishes uid={user.uid} />
              </AccountSection>
              {!value.blocked && (
                <AccountSection
                  title="Notificări"
                  lead="Pe telefon sau pe calculator, și când site-ul nu este deschis. Spun cât spune subiectul unui e-mail, nimic mai mult."
                >
                  <PushWishes uid={user.uid} />
                </AccountSection>
              )}
              <AccountSection
                title="Parolă"
                lead="După schimbare, celelalte dispozitive sunt delogate."
              >
                <PasswordForm email={user.email} />
              </AccountSection>
              <AccountSection
                title="Al doilea pas"
                lead="După parolă, un cod de pe telefon. Cine vă află parola nu intră în cont, și nimeni nu vă scoate anunțurile."
              >
                <SecondFactorPart />
              </AccountSection>
              <AccountSection
                title="Dispozitive"
                lead="Unde sunteți în cont. Când cineva intră de pe un dispozitiv nou, vă scriem un e-mail."
              >
                <Devices uid={user.uid} />
              </AccountSection>
              {mayDo(value.role, 'moderate') && (
                <AccountSection
                  title="Tastele de moderare"
                  lead="În lista de verificat, câte o literă aprobă, respinge sau arhivează."
                >
                  <ModerationKeys />
                </AccountSection>
              )}
              <AccountSection
                title="Datele mele"
                lead="Tot ce păstrăm despre dumneavoastră, într-o arhivă ZIP: anunțuri cu fotografii, conversații, favorite, acte arhivate. Se face pe acest dispozitiv."
              >
                <ExportData />
              </AccountSection>
              <AccountSection
                title="Ștergerea contului"
                lead="Contul și tot ce ține de el dispar definitiv."
              >
                <DeleteAccount email={user.email} />
              </AccountSection>
            </div>
          </Stack>
        );
      }}
    </LoadState>
  );
}
