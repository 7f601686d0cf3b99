import { type Answered, createClient, type Sent } from '../../../testing/client';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** The whole header line. */
  readonly line: string;
}

/** What a visit ended with, and every address it went through. */
export interface Visit extends Answered {
  readonly at: string;
  readonly hops: readonly string[];
}

/** A person's browser: keeps cookies by path, follows redirects, says where its requests come from. */
export interface Browser {
  readonly jar: Map<string, Cookie>;
  /** One request, no redirects followed; absolute addresses may be given. */
  send(method: string, address: string, body?: unknown, headers?: Sent['headers']): Promise<Answered>;
  /** Opens an address and follows redirects, as a navigation does. */
  visit(address: string): Promise<Visit>;
  /** Sends a form and follows redirects. */
  submit(address: string, fields: Readonly<Record<string, string>>): Promise<Visit>;
  /** Asks for a ticket and goes through the round trip, as the dialog does. */
  signIn(email: string, password: string, returnTo?: string): Promise<Visit>;
  cookie(name: string): string | undefined;
}

const parse = (line: string): Cookie | null => {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const path = attributes.map((one) => /^\s*path=(.*)$/i.exec(one)?.[1]).find(Boolean) ?? '/';
  return at > 0 ? { name: pair.slice(0, at).trim(), value: pair.slice(at + 1), path, line } : null;
};
const dead = ({ line, value }: Cookie): boolean => value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line);
const sentTo = (path: string, cookie: string): boolean =>
  path === cookie || path.startsWith(cookie.endsWith('/') ? cookie : `${cookie}/`);

/** A browser with an empty jar. It connects to `connect` and takes it for `url`, as behind a proxy that ends TLS. */
export const createBrowser = (url: string, connect = url): Browser => {
  const client = createClient(connect);
  const jar = new Map<string, Cookie>();
  const send: Browser['send'] = async (method, address, body, headers = {}) => {
    const { pathname, search, host, origin } = new URL(address, url);
    const cookies = [...jar.values()].filter(({ path }) => sentTo(pathname, path));
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ') || null;
    const navigation = { origin: method === 'GET' ? null : origin };
    const answer = await client.send({
      method,
      path: `${pathname}${search}`,
      ...(body === undefined ? {} : { body }),
      headers: { host, ...navigation, cookie, ...headers },
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const made = parse(line);
      if (!made) continue;
      if (dead(made)) jar.delete(`${made.name};${made.path}`);
      else jar.set(`${made.name};${made.path}`, made);
    }
    return answer;
  };
  const follow = async (first: Answered, from: string): Promise<Visit> => {
    const hops: string[] = [from];
    let answer = first;
    while (answer.status >= 300 && answer.status < 400 && hops.length < 15) {
      const to = new URL(String(answer.headers.location), new URL(hops.at(-1) ?? '/', url)).href;
      hops.push(to);
      if (new URL(to).origin !== new URL(url).origin) break;
      answer = await send('GET', to);
    }
    return { ...answer, at: hops.at(-1) ?? '', hops };
  };
  const visit: Browser['visit'] = async (address) => follow(await send('GET', address), address);
  return {
    jar,
    send,
    visit,
    submit: async (address, fields) =>
      follow(
        await send('POST', address, new URLSearchParams(fields).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
        }),
        address,
      ),
    signIn: async (email, password, returnTo = '/') => {
      const { body } = await send('POST', '/api/auth/ticket', { email, password });
      return visit(`/api/login?ticket=${body.ticket}&returnTo=${encodeURIComponent(returnTo)}`);
    },
    cookie: (name) => [...jar.values()].find((one) => one.name === name)?.value,
  };
};
