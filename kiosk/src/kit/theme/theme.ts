/** How every page looks. The typeface is made by the build. */
import 'virtual:typeface.css';
import './fallback.css';
import './theme.css';
import './base.css';
import './kit.css';
import '../button.css';
import '../icons.css';
