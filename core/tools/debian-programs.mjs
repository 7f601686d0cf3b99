import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the long tests need that npm does not bring: each package of Debian, with a program or a file of it. */
export const debianPackages = [
  { name: 'dovecot-imapd', has: 'dovecot' },
  { name: 'faketime', has: 'faketime' },
  { name: 'git', has: 'git' },
  { name: 'golang-github-masterminds-sprig-dev', has: '/usr/share/gocode/src/github.com/Masterminds/sprig' },
  { name: 'golang-go', has: 'go' },
  { name: 'golang-gopkg-yaml.v3-dev', has: '/usr/share/gocode/src/gopkg.in/yaml.v3' },
  { name: 'nginx-light', has: 'nginx' },
  { name: 'pgbouncer', has: 'pgbouncer' },
  { name: 'postgresql-15', has: '/usr/lib/postgresql/15/bin/pg_basebackup' },
  { name: 'prometheus', has: 'promtool' },
  { name: 'radicale', has: 'radicale' },
  { name: 'redis-server', has: 'redis-server' },
  { name: 'systemd', has: 'systemd-analyze' },
  { name: 'yamllint', has: 'yamllint' },
];

/** Names of the packages that are not installed here. */
export const findMissingPackages = (isThere = existsSync, path = process.env.PATH ?? '') => {
  // Servers are not on everybody's path.
  const folders = [...path.split(':').filter(Boolean), '/usr/sbin'];
  const hasFile = (file) =>
    file.startsWith('/') ? isThere(file) : folders.some((folder) => isThere(join(folder, file)));
  return debianPackages.filter(({ has }) => !hasFile(has)).map(({ name }) => name);
};
