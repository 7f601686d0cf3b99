import '#core/web/nonce';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '#core/web';
import { App } from './app';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');

createRoot(place).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
