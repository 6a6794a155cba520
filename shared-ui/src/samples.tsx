// One sample of every component: the server-rendering test renders them all, and fails when one is missing here.
import type { ReactNode } from 'react';
import { Avatar } from './display/Avatar';
import { Badge } from './display/Badge';
import { Breadcrumbs } from './navigation/Breadcrumbs';
import { Button, ButtonLink } from './actions/Button';
import { Card } from './layout/Card';
import { CheckboxField } from './fields/CheckboxField';
import { Chip } from './actions/Chip';
import { ChipNav } from './actions/ChipNav';
import { Combobox } from './fields/Combobox';
import { ConfirmDialog } from './overlays/ConfirmDialog';
import { Dialog } from './overlays/Dialog';
import { Disclosure } from './layout/Disclosure';
import { EmptyState } from './feedback/EmptyState';
import { ErrorBoundary } from './feedback/ErrorBoundary';
import { ErrorState } from './feedback/ErrorState';
import { FactList } from './display/FactList';
import { Field, useField } from './fields/Field';
import { FileDrop } from './fields/FileDrop';
import { FormErrorSummary } from './fields/FormErrorSummary';
import { IconButton } from './actions/IconButton';
import { Link } from './navigation/Link';
import { LoadState } from './feedback/LoadState';
import { Menu } from './actions/Menu';
import { Notice } from './feedback/Notice';
import { PageHeader } from './layout/PageHeader';
import { Pagination } from './navigation/Pagination';
import { Photo } from './display/Photo';
import { QrCode } from './display/QrCode';
import { toQrMarks } from './display/toQrMarks';
import { ProgressBar } from './feedback/ProgressBar';
import { RadioGroup } from './fields/RadioGroup';
import { RowFocus } from './layout/RowFocus';
import { SelectField } from './fields/SelectField';
import { Sheet } from './overlays/Sheet';
import { SlowNote } from './feedback/SlowNote';
import { Loading } from './feedback/Loading';
import { Skeleton, SkeletonBlock, SkeletonCards, SkeletonRows } from './feedback/Skeleton';
import { SkipLink } from './navigation/SkipLink';
import { Rows } from './layout/Rows';
import { Cluster, Grid, Split, Stack } from './layout/Stack';
import { Stat } from './display/Stat';
import { Stepper } from './navigation/Stepper';
import { Table } from './layout/Table';
import { Tabs } from './navigation/Tabs';
import { TextArea } from './fields/TextArea';
import { PasswordField } from './fields/PasswordField';
import { TextField } from './fields/TextField';
import { TrapField } from './fields/TrapField';
import { VisuallyHidden } from './display/VisuallyHidden';

const nothing = () => undefined;
const options = [
  { value: 'a', label: 'Alba' },
  { value: 'b', label: 'Brașov' },
];
function OwnControl() {
  const control = useField({ hint: 'Un indiciu' });
  return (
    <Field controlId={control.id} label="Culoare" hint="Un indiciu">
      <input type="color" {...control} />
    </Field>
  );
}

export const samples: Record<string, ReactNode> = {
  Avatar: <Avatar name="Ana Pop" />,
  Badge: <Badge tone="accent">Preț redus</Badge>,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Acasă', to: '/' }, { label: 'Contact' }]} />,
  Button: (
    <>
      <Button busy>Trimiteți mesajul</Button>
      <ButtonLink to="/contact" variant="accent">
        Contact
      </ButtonLink>
    </>
  ),
  Card: <Card as="article">Conținut</Card>,
  CheckboxField: (
    <CheckboxField
      label="De acord"
      hint="Se poate schimba"
      error="Bifați pentru a continua"
      look="switch"
    />
  ),
  Chip: <Chip onRemove={nothing}>Diesel</Chip>,
  ChipNav: (
    <ChipNav
      label="Anunțuri după stare"
      links={[
        { to: '/cont', text: 'Toate', count: '5', current: true },
        { to: '/cont?stare=activ', text: 'Active', count: '3', waiting: true, current: false },
      ]}
    />
  ),
  Combobox: <Combobox label="Județ" options={options} value="a" onChange={nothing} />,
  ConfirmDialog: (
    <ConfirmDialog
      open={false}
      title="Ștergeți?"
      confirmLabel="Ștergeți"
      onConfirm={nothing}
      onCancel={nothing}
    >
      Totul
    </ConfirmDialog>
  ),
  Dialog: (
    <Dialog open title="Titlu" onClose={nothing}>
      Text
    </Dialog>
  ),
  Disclosure: <Disclosure summary="Mai mult">Text</Disclosure>,
  EmptyState: <EmptyState title="Nimic încă" action={<Button>Adăugați</Button>} />,
  ErrorBoundary: <ErrorBoundary>Text</ErrorBoundary>,
  ErrorState: <ErrorState onRetry={nothing} />,
  FactList: <FactList facts={[{ label: 'An', value: '2019' }]} />,
  Field: <OwnControl />,
  FileDrop: <FileDrop label="Adăugați fotografii" onFiles={nothing} />,
  FormErrorSummary: <FormErrorSummary errors={[{ fieldId: 'x', text: 'Scrieți titlul' }]} />,
  IconButton: <IconButton label="Salvați" icon="★" pressed />,
  Link: <Link to="/contact">Contact</Link>,
  LoadState: (
    <LoadState
      of={{
        state: 'ready',
        value: 3,
        refreshError: new Error('offline'),
        reload: nothing,
        retry: nothing,
      }}
    >
      {(value) => value}
    </LoadState>
  ),
  Menu: (
    <Menu
      label="Acțiuni"
      items={[
        { label: 'Editează', to: '/edit' },
        { label: 'Ștergeți', danger: true, onSelect: nothing },
      ]}
    />
  ),
  Notice: (
    <Notice title="Atenție" tone="warn">
      Text
    </Notice>
  ),
  PageHeader: <PageHeader title="Titlu" lead="Despre" breadcrumbs={[{ label: 'Acasă' }]} />,
  Pagination: (
    <Pagination previous="/a" next={nothing}>
      1–20
    </Pagination>
  ),
  Photo: (
    <>
      <Photo alt="Fără fotografie" />
      <Photo src="/a.webp" alt="O fotografie" priority />
    </>
  ),
  QrCode: <QrCode marks={toQrMarks('https://exemplu.ro')} label="Codul QR al adresei" />,
  ProgressBar: <ProgressBar label="Se încarcă" value={0.4} onCancel={nothing} />,
  RadioGroup: (
    <RadioGroup label="Tip" options={options} value="a" onChange={nothing} error="Alegeți" />
  ),
  RowFocus: (
    <RowFocus>
      <ul>
        <li data-row="a">Un rând</li>
      </ul>
    </RowFocus>
  ),
  SelectField: (
    <SelectField label="Județ" options={options} placeholder="Alegeți…" defaultValue="" />
  ),
  Sheet: (
    <Sheet open={false} title="Filtre" onClose={nothing}>
      Text
    </Sheet>
  ),
  Loading: (
    <Loading>
      <Skeleton />
    </Loading>
  ),
  Rows: (
    <Rows>
      <li>a</li>
      <li>b</li>
    </Rows>
  ),
  Skeleton: (
    <>
      <Skeleton lines={2} />
      <SkeletonBlock />
      <SkeletonCards count={2} />
      <SkeletonRows count={2} />
    </>
  ),
  SkipLink: <SkipLink />,
  SlowNote: <SlowNote onRetry={nothing} />,
  Stack: (
    <Stack>
      <Cluster justify="between">a</Cluster>
      <Grid min="small">b</Grid>
      <Split side="start">c</Split>
    </Stack>
  ),
  Stat: <Stat label="Vizite" value="128" to="/vizite" />,
  Stepper: <Stepper steps={['Date', 'Fotografii', 'Preț']} current={1} onSelect={nothing} />,
  Table: (
    <Table
      caption="Anunțuri"
      columns={[{ key: 'a', header: 'Titlu', cell: (row: string) => row }]}
      rows={['x']}
      rowKey={(row) => row}
    />
  ),
  Tabs: (
    <Tabs
      label="Părți"
      tabs={[
        { id: 'a', label: 'Unu', content: 'Primul' },
        { id: 'b', label: 'Doi', content: 'Al doilea' },
      ]}
    />
  ),
  TextArea: <TextArea label="Descriere" counter maxLength={50} defaultValue="text" optional />,
  PasswordField: <PasswordField label="Parolă" autoComplete="current-password" />,
  TextField: (
    <TextField
      label="Preț"
      prefix="≈"
      suffix="€"
      counter
      maxLength={9}
      defaultValue="12"
      error="Prea mic"
      hint="În euro"
    />
  ),
  TrapField: <TrapField ref={null} />,
  VisuallyHidden: <VisuallyHidden>Text</VisuallyHidden>,
};
