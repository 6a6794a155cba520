import { useState } from 'react';
import { permissionsOf, type Role, roles } from '@anunturi/shared-domain/people/roles';
import { permissionNames, roleNames } from '@anunturi/shared-domain/people/roleTexts';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import type { UserRow } from '#data/users/readUsers';

type Props = {
  user: UserRow;
  busy: boolean;
  onConfirm(role: Role): void;
  onCancel(): void;
};

/** Which role a person has, and what the chosen one opens. */
export function RoleDialog({ user, busy, onConfirm, onCancel }: Props) {
  const [role, setRole] = useState<Role>(user.role);
  const opened = permissionsOf(role);
  return (
    <ConfirmDialog
      open
      size="medium"
      title={`Ce rol are ${user.displayName}?`}
      confirmLabel="Schimbați rolul"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => (role === user.role ? onCancel() : onConfirm(role))}
    >
      <Stack>
        <SelectField
          label="Rolul"
          options={roles.map((value) => ({ value, label: roleNames[value] }))}
          value={role}
          onChange={(event) => setRole(roles.find((each) => each === event.target.value) ?? role)}
        />
        {opened.length === 0 ? (
          <p>Nu vede administrarea.</p>
        ) : (
          <div>
            <p>Ce se deschide în administrare:</p>
            <ul>
              {opened.map((each) => (
                <li key={each}>{permissionNames[each]}</li>
              ))}
            </ul>
          </div>
        )}
        <p>
          Persoana află în cont și prin e-mail, iar sesiunile ei se încheie. Un rol cere și al
          doilea pas la autentificare.
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
