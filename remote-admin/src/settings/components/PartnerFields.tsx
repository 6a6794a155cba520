import { Trash } from '@anunturi/shared-ui/icons/Trash';
import { PARTNERS_MAX } from '@anunturi/shared-contract/site/partnersMax';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type Partner, isPartner } from '../domain/isPartner';
import styles from './SettingsForm.module.css';

/** The links of the footer to others: as many as there are, up to six. */
export function PartnerFields({
  partners,
  tried,
  onChange,
}: {
  partners: readonly Partner[];
  tried: boolean;
  onChange(partners: Partner[]): void;
}) {
  const without = (at: number) => partners.filter((_, place) => place !== at);
  return (
    <>
      {partners.map((partner, at) => {
        const change = (next: Partial<Partner>) =>
          onChange(partners.map((each, place) => (place === at ? { ...each, ...next } : each)));
        return (
          <div key={at} className={styles.partner}>
            <TextField
              label={`Partenerul ${at + 1}`}
              maxLength={60}
              value={partner.label}
              onChange={(event) => change({ label: event.target.value })}
              error={tried && partner.label.length < 2 && 'Scrieți numele.'}
            />
            <TextField
              label={`Adresa partenerului ${at + 1}`}
              type="url"
              value={partner.url}
              onChange={(event) => change({ url: event.target.value })}
              error={
                tried &&
                !isPartner({ ...partner, label: 'partener' }) &&
                'O adresă care începe cu https://'
              }
            />
            <IconButton
              label={`Eliminați partenerul ${at + 1}`}
              icon={<Trash aria-hidden size={18} />}
              className={styles.change}
              onClick={() => onChange(without(at))}
            />
          </div>
        );
      })}
      {partners.length < PARTNERS_MAX && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange([...partners, { label: '', url: '' }])}
          >
            Adăugați un partener
          </Button>
        </div>
      )}
    </>
  );
}
