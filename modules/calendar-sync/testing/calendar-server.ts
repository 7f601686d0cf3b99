import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface CalendarServer {
  readonly address: string;
  /** What it answers from now on. */
  answer: Answer;
  /** Headers of the requests that came. */
  readonly requests: IncomingHttpHeaders[];
  stop(): void;
}

/** A web server with one calendar. */
export const startCalendarServer = async (): Promise<CalendarServer> => {
  const requests: IncomingHttpHeaders[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request.headers);
    const { status, body, headers } = made.answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: CalendarServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/busy.ics?key=secret`,
    answer: { status: 404, body: '' },
    requests,
    stop: () => void server.close(),
  };
  return made;
};
