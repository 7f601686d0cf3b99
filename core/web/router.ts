/*
 * The one file that imports the router. A shared package is never tree-shaken, so sharing react-router-dom itself would
 * cost every first visit about 40 KB; a name added here is paid by all.
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  Navigate,
  NavLink,
  type NavLinkProps,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
