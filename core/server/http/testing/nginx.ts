import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../testing/free-port';
import { projectFile } from '../../root';
import { startProgram } from '../../testing/debian-program';

const part = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[0];
  if (!found) throw new Error(`nginx.conf has no ${pattern}`);
  return found;
};

/** The file for operators, without certificates, on a port of this test and with its processes. */
const configure = (folder: string, port: number, targets: readonly number[]): string => {
  const given = readFileSync(projectFile('docs/operating/deploy/nginx.conf'), 'utf8');
  const upstream = part(given, /upstream hedo \{[\s\S]*?\n\}/);
  const server = part(upstream, / *server 127\.0\.0\.1:3000[^\n]*\n/);
  const servers = targets.map((target) => server.replace('3000', String(target))).join('');
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${upstream.replace(server, servers)}
  ${part(given, /map \$http_upgrade[\s\S]*?\n\}/)}
  server {
    listen 127.0.0.1:${port};
    ${part(given, / {2}location \/ \{[\s\S]*?\n {2}\}/)}
  }
}
`;
};

/** A real nginx in front of processes on these ports, with the configuration that operators are given. */
export const startNginx = async (targets: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-nginx-'));
  const port = await findFreePort();
  await writeFile(join(folder, 'nginx.conf'), configure(folder, port, targets));
  const url = `http://127.0.0.1:${port}`;
  const server = await startProgram({
    program: 'nginx',
    words: ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    package: 'nginx-light',
    // Any answer will do: the processes start afterwards.
    isUp: () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
  });
  return {
    url,
    stop: async (): Promise<void> => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
