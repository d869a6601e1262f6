# Camarilla in a container: `docker build -t camarilla .`, then see docs/deployment.md.

FROM python:3.13-slim AS build
WORKDIR /build
COPY dev.py pyproject.toml README.md LICENSE NOTICE ./
COPY requirements requirements
COPY tools/hatch_build.py tools/
COPY client client
COPY src src
RUN python3 dev.py client
RUN .venv/bin/python -m hatchling build -t wheel -d /wheel

FROM python:3.13-slim
COPY requirements/serve.lock /install/
COPY --from=build /wheel /install/wheel
RUN pip install --no-cache-dir --require-hashes -r /install/serve.lock \
    && pip install --no-cache-dir --no-deps /install/wheel/*.whl \
    && useradd --system --uid 10001 --home-dir /data --create-home camarilla
USER camarilla
ENV XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["camarilla"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--secret-file", "/data/secret.toml", "--log", "json", "--log-level", "info"]
