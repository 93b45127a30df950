-- Run once as a superuser: the product's role owns nothing, so it cannot change the log.
CREATE ROLE tabldot_owner LOGIN PASSWORD 'change-me-owner';
CREATE ROLE tabldot LOGIN PASSWORD 'change-me';
CREATE DATABASE tabldot OWNER tabldot_owner ENCODING 'UTF8' TEMPLATE template0;
