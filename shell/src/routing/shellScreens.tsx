import type { ShellScreen } from '@anunturi/shared-contract/navigation/shellPages';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import type { ComponentType } from 'react';

const loaders: Record<ShellScreen, () => Promise<ComponentType>> = {
  login: async () =>
    (await import(/* webpackChunkName: "login" */ '../account/LoginScreen')).LoginScreen,
  register: async () =>
    (await import(/* webpackChunkName: "register" */ '../account/RegisterScreen')).RegisterScreen,
  secondFactor: async () =>
    (await import(/* webpackChunkName: "second-factor" */ '../second-factor/SecondFactorScreen'))
      .SecondFactorScreen,
  contact: async () =>
    (await import(/* webpackChunkName: "contact" */ '../contact/ContactScreen')).ContactScreen,
  privacy: async () =>
    (await import(/* webpackChunkName: "privacy" */ '../privacy/PrivacyScreen')).PrivacyScreen,
  terms: async () =>
    (await import(/* webpackChunkName: "terms" */ '../terms/TermsScreen')).TermsScreen,
  legalVersions: async () =>
    (await import(/* webpackChunkName: "legal-versions" */ '../legal/LegalVersionsScreen'))
      .LegalVersionsScreen,
  accessibility: async () =>
    (await import(/* webpackChunkName: "accessibility" */ '../accessibility/AccessibilityScreen'))
      .AccessibilityScreen,
};

/** The shell's own screens, each downloaded when first shown. */
export const shellScreens = createScreens(loaders);
