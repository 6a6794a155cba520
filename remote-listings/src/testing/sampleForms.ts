import { type SellForm, emptySellForm } from '#domain/sell-form/sellForm';

/** A car as a seller types it, with what is needed only. */
export const sampleCarForm: SellForm = {
  ...emptySellForm,
  kind: 'vehicle',
  categoryId: 'autoturisme',
  shape: 'car',
  make: 'dacia',
  model: 'logan',
  year: '2018',
  mileageKm: '124 500',
  fuel: 'diesel',
  gearbox: 'manual',
  body: 'sedan',
  condition: 'used',
  title: 'Dacia Logan 1.5 dCi, unic proprietar',
  description: 'Mașină întreținută la reprezentanță, cu toate reviziile la zi.',
  price: '9.500',
  localityId: 'sibiu',
};

/** A service as its provider types it. */
export const sampleServiceForm: SellForm = {
  ...emptySellForm,
  kind: 'service',
  categoryId: 'electricieni',
  shape: 'service',
  providerForm: 'srl',
  programme: 'weekdays',
  coverage: 'places',
  coveredLocalityIds: ['cisnadie'],
  givesInvoice: true,
  experienceYears: '12',
  title: 'Electrician autorizat, lucrări în casă',
  description: 'Instalații electrice noi și reparații, tablouri, prize, corpuri de iluminat.',
  price: '120',
  currency: 'RON',
  priceUnit: 'hour',
  localityId: 'sibiu',
  phone: '+40 712 345 678',
};

export const sampleContext = { yearNow: 2026 };
