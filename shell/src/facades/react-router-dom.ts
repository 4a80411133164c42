/** What areas may use of the router: the plain components and hooks. Data routers bring a history of their own and are left out. */
export {
  Link,
  NavLink,
  Navigate,
  Route,
  Router,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
