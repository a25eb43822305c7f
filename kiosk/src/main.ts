import './lib/theme/theme.css';
