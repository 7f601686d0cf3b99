/*
 * The one file that imports the router. A shared package is never tree-shaken, so sharing react-router-dom itself would
 * cost every first visit about 40 KB; a name added here is paid by all.
 */

export {
  BrowserRouter,
  type Location,
  matchPath,
  matchRoutes,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink, type NavLinkProps } from './link';
