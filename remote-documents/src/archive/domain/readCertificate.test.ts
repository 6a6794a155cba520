import { readCertificate } from './readCertificate';

test('a certificate gives its day, the kilometres, the year and the end of the VIN', () => {
  expect(
    readCertificate(`REGISTRUL AUTO ROMÂN  Certificat de autenticitate  Data emiterii: 12.10.2026
      Marca VOLKSWAGEN  Număr de identificare (VIN) WVWZZZ1KZAW000001
      Anul fabricației: 2017  Prima înmatriculare 03.05.2017  Kilometraj înregistrat: 149.320 km`),
  ).toEqual({ vinEnd: '000001', year: 2017, mileageKm: 149_320, day: '2026-10-12' });
});

test('an invoice says its kilometres and its day in other words', () => {
  expect(readCertificate('FACTURA din data de 3/2/2026, auto la 98 500 km, schimb ulei')).toEqual({
    mileageKm: 98_500,
    day: '2026-02-03',
  });
});

test('what is not sure is left to be typed: two VINs, a day that is none, a picture', () => {
  expect(readCertificate('WVWZZZ1KZAW000001 WVWZZZ1KZAW000002 data: 31.02.2026')).toEqual({});
  expect(readCertificate('')).toEqual({});
  expect(readCertificate('Prima înmatriculare 03.05.2017 CONSTATATORULREGIST')).toEqual({});
});
