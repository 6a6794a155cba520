import { toSlug } from '../formats/slug';
import type { categoryShapes, ListingKind } from './listingKind';
import type { VehicleShape } from './vehicleFields';

/** Which form and facts a category's listings have. */
export type CategoryShape = (typeof categoryShapes)[number];

/** A document of `categories/{id}` with its id, as the default tree has it; `id` is the slug and never changes. */
export type DefaultCategory = {
  id: string;
  kind: ListingKind;
  label: string;
  shape: CategoryShape;
  order: number;
  active: boolean;
  /** Name of the drawing or icon that a tile shows. */
  icon: string;
};

const auto: [label: string, shape: VehicleShape, icon: string][] = [
  ['Autoturisme', 'car', 'car'],
  ['Autoutilitare', 'other', 'van'],
  ['Camioane', 'other', 'truck'],
  ['Moto, ATV, scutere', 'other', 'motorcycle'],
  ['Remorci și rulote', 'other', 'caravan'],
  ['Agricole și utilaje', 'other', 'tractor'],
  ['Ambarcațiuni', 'other', 'boat'],
  ['Piese și accesorii', 'part', 'parts'],
  ['Anvelope și jante', 'part', 'wheel'],
  ['Dezmembrări', 'part', 'dismantling'],
];

const services: [label: string, icon: string][] = [
  ['Mecanică', 'mechanic'],
  ['Tinichigerie-vopsitorie', 'paint'],
  ['Electrică și diagnoză', 'diagnosis'],
  ['Vulcanizare', 'tyre'],
  ['ITP', 'inspection'],
  ['Detailing și spălătorie', 'wash'],
  ['Tractări', 'tow'],
  ['Închirieri auto', 'rental'],
  ['Transport marfă și mutări', 'moving'],
  ['Școală auto', 'school'],
  ['Acte și înmatriculări', 'papers'],
  ['Asigurări', 'insurance'],
  ['Construcții', 'construction'],
  ['Instalații', 'plumbing'],
  ['Electricieni', 'electrician'],
  ['Curățenie', 'cleaning'],
  ['Grădinărit', 'garden'],
  ['Reparații electrocasnice', 'appliance'],
  ['IT', 'computer'],
  ['Evenimente', 'event'],
  ['Înfrumusețare', 'beauty'],
  ['Meditații', 'lessons'],
  ['Contabilitate', 'accounting'],
  ['Altele', 'other'],
];

/** The tree that a new site starts with; the administrator changes it afterwards in `categories`. */
export const defaultCategories: readonly DefaultCategory[] = [
  ...auto.map(([label, shape, icon], at) => ({
    id: toSlug(label),
    kind: 'vehicle' as const,
    label,
    shape,
    order: at + 1,
    active: true,
    icon,
  })),
  ...services.map(([label, icon], at) => ({
    id: toSlug(label),
    kind: 'service' as const,
    label,
    shape: 'service' as const,
    order: at + 1,
    active: true,
    icon,
  })),
];
