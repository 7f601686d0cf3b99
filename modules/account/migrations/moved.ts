import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({
  jobs: {
    'account.make-export': 'core.export-account',
    'account.sweep-exports': 'core.sweep-exports',
    'account.write-address-change-mail': 'core.write-address-change-mail',
  },
});
